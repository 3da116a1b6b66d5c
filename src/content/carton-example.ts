import { carrierRules } from "@/config/carrier-rules";

const KG = 12;
const [LENGTH, WIDTH, HEIGHT, LOWER_HEIGHT] = [60, 40, 40, 30];

const { airDivisor, courierDivisor } = carrierRules;
const billed = (height: number, { value }: { value: number }) =>
  Math.max(KG, (LENGTH * WIDTH * height) / value);

/** The carton with which several pages explain that carriers bill space, as it is and lower. */
export const cartonExample = {
  size: `${LENGTH} × ${WIDTH} × ${HEIGHT} cm (24 × 16 × 16 in)`,
  kg: KG,
  lowerBy: `${HEIGHT - LOWER_HEIGHT} cm (4 in)`,
  air: { kg: billed(HEIGHT, airDivisor), lowerKg: billed(LOWER_HEIGHT, airDivisor) },
  courier: { kg: billed(HEIGHT, courierDivisor), lowerKg: billed(LOWER_HEIGHT, courierDivisor) },
};
