import { expect, test } from "vitest";
import { worksheet } from "@/content/tools/shipment-volume";
import { describeRow } from "./describe-row";
import { shipmentVolumeForm } from "./form";

test("a row says what it comes to, or how many of its fields lack a valid entry", () => {
  const { empty } = shipmentVolumeForm.rows;
  const sides = { ...empty, length: "60", width: "40", height: "40" };
  const row = { ...sides, weight: "12", cartons: "100" };
  expect(describeRow(empty)).toBe(worksheet.rowOpen);
  expect(describeRow(row)).toBe("100 cartons, 9.600 m³");
  expect(describeRow({ ...row, length: "0" })).toBe("1 field to correct");
  expect(describeRow(sides)).toBe("2 fields to correct");
});
