export function AqlSamplingPage() {
  return <h1>aql-sampling</h1>;
}
