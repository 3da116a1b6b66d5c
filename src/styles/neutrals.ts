/** Backgrounds, hairlines and colors of feedback. They do not depend on the brand's colors. */
export const neutrals = {
  white: "#FFFFFF",
  // light backgrounds, "paper" in the design
  rice: "#FCF7EC", // page
  sand: "#F5EAD6", // second background
  dune: "#E7D7B8", // plain fills, hover on sand, secondary text on ink
  line: "#DCCBAA", // hairlines, decoration only
  grid: { DEFAULT: "#DFCDA9", thread: "#CDB98F" }, // ruling of the to-scale charts
  edge: "#857A62", // input borders, 3:1 and more
  sheet: "#FFFDF8", // documents, cards, popovers
  // feedback
  danger: { DEFAULT: "#B3201B", 100: "#FBE1DB", 600: "#98160F", 700: "#7F110B" },
  success: { DEFAULT: "#1E6B3A", 100: "#DCEBD6", 600: "#18582F", 700: "#124724" },
  warning: { DEFAULT: "#E3B341", 100: "#FBEBC0" },
};

/** The light backgrounds of text and fields. */
export const PAPER = {
  rice: neutrals.rice,
  sand: neutrals.sand,
  sheet: neutrals.sheet,
  white: neutrals.white,
};
