import type { FieldNames } from "@/tools/engine/report/field-names";
import { getUnits } from "@/config/amazon-limits";
import { worksheet } from "@/content/tools/amazon-carton-check";
import { findRegion, isLimit, type CartonField } from "./form";

export const cartonFieldNames: FieldNames<CartonField, never> = {
  field: (name, { region, lengthUnit, weightUnit }) => {
    if (isLimit(name)) {
      const units = getUnits(findRegion(region));
      return worksheet.limitFields[name](units.length, units.weight).label;
    }
    switch (name) {
      case "length":
      case "width":
      case "height":
      case "stackHeight":
      case "twoStacked":
      case "hangsOver":
        return worksheet[name](lengthUnit).label;
      case "weight":
      case "stackWeight":
        return worksheet[name](weightUnit).label;
      default:
        return worksheet.fields[name].label;
    }
  },
};
