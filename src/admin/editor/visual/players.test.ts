import { describe, expect, test } from "vitest";
import { openState } from "../../../../tests/support/editor-state";
import { findPlayer, findPlayerOffer, playerHtml } from "./players";

const YOUTUBE = {
  host: "YouTube",
  src: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
} as const;
const VIMEO = "https://player.vimeo.com/video/76979871?dnt=1";

describe("the player for an address", () => {
  test.each([
    "http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL123",
    "https://youtu.be/dQw4w9WgXcQ?start_radio=1&t=0s",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0",
    "youtube.com/watch?v=dQw4w9WgXcQ",
    "  HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ\n",
  ])("%j is the one without cookies", (address) => {
    expect(findPlayer(address)).toEqual(YOUTUBE);
  });

  test.each([
    "https://www.vimeo.com/76979871?share=copy",
    "https://player.vimeo.com/video/76979871?autoplay=1&title=0",
    "https://vimeo.com/showcase/3717822/video/76979871",
  ])("%j is the one that does not track", (address) => {
    expect(findPlayer(address)).toEqual({ host: "Vimeo", src: VIMEO });
  });

  test.each([
    ["https://youtu.be/dQw4w9WgXcQ?si=AbC&t=90", `${YOUTUBE.src}?start=90`],
    ["https://www.youtube.com/watch?t=1h2m3s&v=dQw4w9WgXcQ", `${YOUTUBE.src}?start=3723`],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&start=7", `${YOUTUBE.src}?start=7`],
    ["https://vimeo.com/76979871#t=1m2s", `${VIMEO}#t=62s`],
  ])("%j begins where the address says", (address, src) => {
    expect(findPlayer(address)?.src).toBe(src);
  });

  test.each(["https://player.vimeo.com/video/76979871?h=8272103f6e&title=0"])(
    "%j is an unlisted video, which needs its key",
    (address) => {
      expect(findPlayer(address)?.src).toBe(VIMEO.replace("?", "?h=8272103f6e&"));
    },
  );

  test.each([
    "https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evilyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?https://youtu.be/dQw4w9WgXcQ",
    "javascript:alert('https://youtu.be/dQw4w9WgXcQ')",
    "//youtu.be/dQw4w9WgXcQ",
  ])("%j only looks like one", (address) => {
    expect(findPlayer(address)).toBeNull();
  });

  test.each([
    "https://www.youtube.com/embed/videoseries?list=PL123",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong",
    "https://vimeo.com/76979871abc",
    "https://youtu.be/dQw4w9WgXcQ is good",
  ])("%j shows no video", (address) => {
    expect(findPlayer(address)).toBeNull();
  });
});

test("a player is a frame with a name", () => {
  expect(playerHtml(YOUTUBE, 'The "best" <video>')).toBe(
    `<iframe src="${YOUTUBE.src}" title="The &quot;best&quot; &lt;video&gt;"></iframe>`,
  );
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
