export default function Page() { return <h1>conform</h1>; }
