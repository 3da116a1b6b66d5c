export function LandedCostPage() {
  return <h1>landed-cost</h1>;
}
