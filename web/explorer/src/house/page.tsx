export default function Page() { return <h1>house</h1>; }
