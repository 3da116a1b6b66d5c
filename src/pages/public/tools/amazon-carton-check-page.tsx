export function AmazonCartonCheckPage() {
  return <h1>amazon-carton-check</h1>;
}
