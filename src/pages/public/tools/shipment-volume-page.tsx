export function ShipmentVolumePage() {
  return <h1>shipment-volume</h1>;
}
