import { expect, test } from "vitest";
import { openState } from "../../../../tests/support/editor-state";
import { findPlayer, findPlayerOffer } from "./players";

const YOUTUBE = {
  host: "YouTube",
  src: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
} as const;
const VIMEO = "https://player.vimeo.com/video/76979871";

test.each([
  // The player that sets no cookies.
  ["http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL123", YOUTUBE.src],
  ["https://youtu.be/dQw4w9WgXcQ?start_radio=1&t=0s", YOUTUBE.src],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share", YOUTUBE.src],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0", YOUTUBE.src],
  ["  HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ\n", YOUTUBE.src],
  // The player that does not track.
  ["https://www.vimeo.com/76979871?share=copy", `${VIMEO}?dnt=1`],
  ["https://player.vimeo.com/video/76979871?autoplay=1&title=0", `${VIMEO}?dnt=1`],
  ["vimeo.com/showcase/3717822/video/76979871", `${VIMEO}?dnt=1`],
  // An unlisted video, which needs its key.
  ["https://player.vimeo.com/video/76979871?h=8272103f6e&title=0", `${VIMEO}?h=8272103f6e&dnt=1`],
  // The video begins where the address says.
  ["https://youtu.be/dQw4w9WgXcQ?si=AbC&t=90", `${YOUTUBE.src}?start=90`],
  ["https://www.youtube.com/watch?t=1h2m3s&v=dQw4w9WgXcQ", `${YOUTUBE.src}?start=3723`],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&start=7", `${YOUTUBE.src}?start=7`],
  ["https://vimeo.com/76979871#t=1m2s", `${VIMEO}?dnt=1#t=62s`],
  // Other sites that only look like one.
  ["https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ", undefined],
  ["https://evilyoutube.com/watch?v=dQw4w9WgXcQ", undefined],
  ["https://evil.example/?https://youtu.be/dQw4w9WgXcQ", undefined],
  ["javascript:alert('https://youtu.be/dQw4w9WgXcQ')", undefined],
  ["//youtu.be/dQw4w9WgXcQ", undefined],
  // No single video.
  ["https://www.youtube.com/embed/videoseries?list=PL123", undefined],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong", undefined],
  ["https://vimeo.com/76979871abc", undefined],
  ["https://youtu.be/dQw4w9WgXcQ is good", undefined],
])("the player for %j is %s", (address, src) => {
  expect(findPlayer(address)?.src).toBe(src);
});

test.each([
  ["", "<p>a</p><p>https://youtu.be/dQw4w9WgXcQ|</p>", { ...YOUTUBE, from: 3, to: 33 }],
  ["not ", "<p>a|</p><p>https://youtu.be/dQw4w9WgXcQ</p>", null],
  ["not ", "<p>See https://youtu.be/dQw4w9WgXcQ|</p>", null],
  ["not ", "<p>[https://youtu.be/dQw4w9WgXcQ]</p>", null],
  ["not ", "<ul><li>https://youtu.be/dQw4w9WgXcQ|</li></ul>", null],
])("a player is %soffered at the cursor in %s", (_, marked, offer) => {
  expect(findPlayerOffer(openState(marked))).toEqual(offer);
});
