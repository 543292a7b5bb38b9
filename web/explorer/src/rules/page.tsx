export default function Page() { return <h1>rules</h1>; }
