import { wholeContainerCbm } from "@/config/carrier-rules";
import { containers } from "@/config/containers";
import { formatNumber } from "@/lib/numbers";

const CUBIC_FEET_PER_CBM = 35.3147;

/** Cubic feet are rounded to tens, as the volumes are estimates. */
const cubicFeet = (cbm: number) => formatNumber(Math.round((cbm * CUBIC_FEET_PER_CBM) / 10) * 10);

const { from, to } = wholeContainerCbm;

/** From where on a whole container usually costs less: "13–15 m³ (460–530 ft³)". */
export const turningPoint = `${from}–${to} m³ (${cubicFeet(from)}–${cubicFeet(to)} ft³)`;

const describeVolume = ({ name, usualLimits: { usableCbm } }: (typeof containers)[number]) => ({
  name,
  usableCbm,
  text: `${usableCbm} m³ (${cubicFeet(usableCbm)} ft³)`,
});

/** What each container holds, loaded by hand: "28 m³ (990 ft³)". */
export const containerVolumes = containers.map(describeVolume);

export const twentyFootVolume = describeVolume(containers[0]);
