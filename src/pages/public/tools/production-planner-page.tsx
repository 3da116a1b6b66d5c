export function ProductionPlannerPage() {
  return <h1>production-planner</h1>;
}
