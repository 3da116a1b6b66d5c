export function IncotermsPage() {
  return <h1>incoterms</h1>;
}
