import { escapeText } from "@/lib/escape-html";
import tailwind from "../../tailwind.config";
import type { LogoGround } from "../brand/logos";
import type { Card, Background } from "./cards";

/** Data URLs and SVG markup, since the page has no URL from which it could load files. */
export type Assets = { font: string; logos: Record<LogoGround, string>; picture?: string };

type CardTheme = {
  background: string;
  logo: LogoGround;
  text: string;
  lanes: readonly [string, string, string];
};

const { rice, sand, ink, support, accent } = tailwind.theme.colors;

/** The lines of the lanes are named from the outside of their bend to the inside. */
const ON_PAPER = {
  logo: "paper",
  text: ink.DEFAULT,
  lanes: [accent.DEFAULT, ink.DEFAULT, support[600]],
} as const;
const ON_DARK = { logo: "dark", text: rice, lanes: [accent.DEFAULT, rice, support[400]] } as const;

/** Colors as on the pages. */
const THEMES: Record<Background, CardTheme> = {
  rice: { background: rice, ...ON_PAPER },
  sand: { background: sand, ...ON_PAPER },
  ink: { background: ink.DEFAULT, ...ON_DARK },
  support: { background: support.DEFAULT, ...ON_DARK },
  accent: {
    background: accent.DEFAULT,
    logo: "accent",
    text: ink.DEFAULT,
    lanes: [ink.DEFAULT, rice, support.DEFAULT],
  },
};

/** The width of a line and of the gap beside it in px: thin beside a picture, thick without one. */
const THIN = { stroke: 9, gap: 9 };
const THICK = { stroke: 64, gap: 30 };

/** The page of a card, 1200 x 630 px. `fitHeadline` sets the size of its headline. */
export function cardHtml(card: Card, { font, logos, picture }: Assets): string {
  const { background, logo, text, lanes } = THEMES[card.background];
  const layout = card.isWide ? "is-wide" : picture ? "" : "is-drawn";
  const { stroke, gap } = picture ? THIN : THICK;
  const strokes = lanes
    .map((color, i) => `<i style="--o:${i * (stroke + gap)}px;border-color:${color}"></i>`)
    .join("");
  return `<!doctype html>
<meta charset="utf-8">
<style>
@font-face { font-family: Display; font-weight: 400 700; src: url(${font}) format("woff2") }
${CSS}
body { background: ${background}; color: ${text}; --stroke: ${stroke}px }
</style>
<body class="${layout}">
<div class="logo">${logos[logo]}</div>
<h1><span>${escapeText(card.heading)}</span></h1>
${picture ? `<img class="picture" src="${picture}">` : ""}
<div class="lane">${strokes}</div>
`;
}

const CSS = `
* { box-sizing: border-box; margin: 0 }
body { position: relative; width: 1200px; height: 630px; overflow: hidden }
body > * { position: absolute }
.logo { left: 61px; top: 48px }
.logo > svg { display: block; width: auto; height: 54px }
h1 {
  left: 62px; width: 520px; bottom: 58px; height: 430px;
  display: flex; align-items: end;
  font: 700 78px/1 Display; letter-spacing: -.036em; text-wrap: balance;
}
.picture { right: 0; top: 0; width: 510px; height: 526px; object-fit: cover; border-radius: 0 0 0 88px }
.lane { left: 630px; right: -20px; top: -20px; bottom: 44px; --r: 148px }
.lane i {
  position: absolute; top: 0; right: 0; bottom: var(--o); left: var(--o);
  border: 0 solid; border-width: 0 0 var(--stroke) var(--stroke);
  border-bottom-left-radius: calc(var(--r) - var(--o));
}
.is-drawn h1 { width: 600px }
.is-drawn .lane { left: 700px; bottom: 62px; --r: 330px }
.is-wide .logo { top: 38px }
.is-wide h1 { width: 1072px; top: 112px; bottom: auto; height: 190px; line-height: .98; text-wrap: wrap }
.is-wide .picture {
  right: auto; left: 64px; top: 322px; width: 984px; height: 308px;
  border-radius: 4px 92px 0 0; object-position: 50% 37%;
}
/* Begins at the end of the headline, whose position fitHeadline sets. */
.is-wide .lane { inset: calc(var(--end-y) - 22px) 64px -20px calc(var(--end-x) + 14px); --r: 164px }
.is-wide .lane i {
  inset: var(--o) var(--o) 0 0;
  border-width: var(--stroke) var(--stroke) 0 0; border-radius: 0 calc(var(--r) - var(--o)) 0 0;
}
`;
