import { artwork } from "@/content/services/custom-packaging";

// Two units are 1 mm. The box is 80 mm wide, 40 mm deep and 110 mm high; the bleed is 3 mm.
const BLEED = 6;
const TITLE = 24;
const PRINTED =
  "M60 130H220L228 70H292L300 130V50L308 34Q312 26 320 26H440Q448 26 452 34L460 50V130L468 70H532L540 130V350L532 410H468L460 350V430L452 446Q448 454 440 454H320Q312 454 308 446L300 430V350L292 410H228L220 350H60Z";
const GLUE_FLAP = "M60 130L36 144V336L60 350Z";
const FOLDS =
  "M60 130V350M220 130V350M300 130V350M460 130V350M220 130H540M220 350H540M300 50H460M300 430H460";

/** The unfolded carton with all marks that a printer needs. */
export function PackagingDieline() {
  const { alt, front, width, height, depth } = artwork.drawing;
  return (
    <svg viewBox="0 0 600 480" role="img" aria-label={alt} className="w-full">
      <path d={PRINTED} className="fill-none stroke-accent-300" strokeWidth={BLEED * 2} />
      <path d={GLUE_FLAP} className="fill-white stroke-ink" strokeWidth="2" />
      <path d={PRINTED} className="fill-accent-100 stroke-ink" strokeWidth="2" />
      <path d={FOLDS} className="fill-none stroke-ink" strokeWidth="2" strokeDasharray="7 6" />
      <g className="fill-none" strokeWidth="9">
        <path d="M86 246V196Q86 162 120 162H194" className="stroke-accent" />
        <path d="M104 246V200Q104 180 124 180H194" className="stroke-ink" />
        <path d="M122 246V206Q122 198 130 198H194" className="stroke-support-600" />
      </g>
      <g className="fill-ink">
        <rect x="324" y="160" width="112" height="8" />
        <rect x="324" y="180" width="84" height="8" />
        <rect x="324" y="200" width="98" height="8" />
        <rect x="368" y="270" width="74" height="56" className="fill-white" />
        <path d="M376 278h4v40h-4zM384 278h2v40h-2zM390 278h6v40h-6zM400 278h2v40h-2zM406 278h4v40h-4zM414 278h6v40h-6zM424 278h2v40h-2zM430 278h4v40h-4z" />
      </g>
      <g className="fill-none stroke-ink-600" strokeWidth="2">
        <path d="M60 384H220M60 376V392M220 376V392" />
        <path d="M566 130V350M558 130H574M558 350H574" />
        <path d="M460 436H540M460 428V444M540 428V444" />
      </g>
      <g
        fontSize={TITLE}
        className="fill-ink font-display font-bold tracking-snug"
        textAnchor="middle"
      >
        <text x="140" y="290">
          {front}
        </text>
        <text x="140" y="416">
          {width}
        </text>
        <text x="500" y="468">
          {depth}
        </text>
        <text transform="translate(594 240) rotate(-90)">{height}</text>
      </g>
    </svg>
  );
}
