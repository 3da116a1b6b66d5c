import type { Config } from "tailwindcss";
import { brandColors } from "./src/config/site";
import { neutrals } from "./src/styles/neutrals";
import { makePalette } from "./src/styles/palette";

const palette = makePalette(brandColors);

/** A shadow in ink below a thin light edge. `opacity` is two hexadecimal digits. */
const shadow = (blur: string, opacity: string) =>
  `0 1px 0 ${neutrals.line}, ${blur} ${palette.ink.DEFAULT}${opacity}`;

/**
 * Every design token. `colors`, `fontSize`, `borderRadius` and `boxShadow` replace Tailwind's
 * defaults on purpose: nothing off-palette can be typed.
 */
const theme = {
  colors: {
    transparent: "transparent",
    current: "currentColor",
    inherit: "inherit",
    ...neutrals,
    ...palette,
    // What a color is for. Each surface (src/styles/base.css) gives these its own values.
    background: "var(--background)",
    foreground: "var(--foreground)",
    muted: { DEFAULT: "var(--muted)", foreground: "var(--muted-foreground)" },
    card: "var(--card)",
    raised: "var(--raised)", // on dark surfaces, what stands out from them
    border: "var(--border)",
    strong: "var(--strong)", // rules below headings
    input: "var(--input)",
    ring: "var(--ring)",
    // the shaded grooves of the boxes, translucent: the last two digits are the alpha channel
    corrugation: { DEFAULT: `${palette.ink.DEFAULT}0B`, light: `${palette.ink.DEFAULT}08` },
  },
  // In rem, so that a larger font size in the browser's settings also selects the narrower layout. From
  // `menu-columns` on, the panel of a menu has two columns.
  screens: { sm: "40rem", lg: "64rem", "menu-columns": "72rem", xl: "80rem" },
  fontFamily: {
    display: ['"Familjen Grotesk Variable"', '"Familjen Grotesk Fallback"', "Arial", "sans-serif"],
    mono: ["ui-monospace", "Menlo", "Consolas", '"Liberation Mono"', "monospace"], // HTML in the admin
    sans: ['"Source Sans 3 Variable"', '"Source Sans 3 Fallback"', "Arial", "sans-serif"],
  },
  fontSize: {
    micro: ["0.8125rem", { lineHeight: "1.125rem" }],
    label: ["0.9375rem", { lineHeight: "1.25rem" }],
    base: ["1rem", { lineHeight: "1.5rem" }],
    ui: ["1.0625rem", { lineHeight: "1.5rem", letterSpacing: "-0.015em" }], // menus, buttons
    lg: ["1.125rem", { lineHeight: "1.75rem" }],
    lead: ["clamp(1.1875rem, 1.13rem + .25vw, 1.3125rem)", { lineHeight: "1.48" }],
    action: ["1.1875rem", { lineHeight: "1.75rem" }], // large button
    title: ["1.5rem", { lineHeight: "1.15", letterSpacing: "-0.02em" }],
    "title-lg": ["1.75rem", { lineHeight: "1.1", letterSpacing: "-0.02em" }],
    heading: [
      "clamp(1.5rem, 1.2rem + .9vw, 1.875rem)",
      { lineHeight: "1.05", letterSpacing: "-0.03em" },
    ],
    d3: [
      "clamp(1.75rem, 1.45rem + 1.3vw, 2.375rem)",
      { lineHeight: "1.08", letterSpacing: "-0.025em" },
    ],
    // the title of an admin screen
    "admin-title": [
      "clamp(2rem, 1.6rem + 1.4vw, 2.75rem)",
      { lineHeight: "1", letterSpacing: "-0.035em" },
    ],
    "pull-quote": [
      "clamp(1.75rem, 1.2rem + 2.3vw, 3.125rem)",
      { lineHeight: "1.06", letterSpacing: "-0.032em" },
    ],
    d2: ["clamp(2.375rem, 1.7rem + 2.9vw, 4rem)", { lineHeight: "1", letterSpacing: "-0.035em" }],
    d1: [
      "clamp(2.75rem, 1.85rem + 3.9vw, 5.25rem)",
      { lineHeight: "0.97", letterSpacing: "-0.038em" },
    ],
    hero: ["var(--hero)", { lineHeight: "0.98", letterSpacing: "-0.04em" }],
  },
  borderRadius: {
    none: "0",
    DEFAULT: "0.25rem", // boxes, buttons, fields
    card: "0.375rem",
    bend: "72px",
    full: "9999px",
  },
  boxShadow: {
    none: "none",
    card: shadow("0 18px 36px -26px", "6B"),
    lift: shadow("0 26px 44px -24px", "80"),
    pop: shadow("0 28px 64px -20px", "61"),
  },
  extend: {
    maxWidth: { text: "42rem", measure: "34rem" },
    spacing: {
      header: "4.5rem",
      "header-cta": "9.7rem", // the button in the header
      section: "var(--section-space)",
    },
    borderWidth: { fine: "1.5px" },
    letterSpacing: { snug: "-0.015em" },
    transitionTimingFunction: {
      lane: "cubic-bezier(.22,.8,.24,1)",
      "out-expo": "cubic-bezier(.16,1,.3,1)",
    },
    animation: {
      arrive: "arrive 8s cubic-bezier(.16,1,.3,1) .2s both",
      "run-out": "run-out var(--toast-duration) linear forwards",
    },
    keyframes: {
      arrive: { from: { transform: "scaleX(0)" } },
      "run-out": { to: { transform: "scaleX(0)" } },
    },
    transitionDuration: {
      fast: "140ms",
      base: "220ms",
      menu: "300ms", // and of all that expands
      picture: "600ms",
    },
  },
};

export default {
  theme,
} satisfies Config;
