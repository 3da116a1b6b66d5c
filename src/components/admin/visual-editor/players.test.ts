import { describe, expect, test } from "vitest";
import { openState } from "../../../../tests/support/editor-state";
import { findPlayer, findPlayerOffer, playerHtml } from "./players";

const YOUTUBE = {
  host: "YouTube",
  src: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
} as const;
const VIMEO = { host: "Vimeo", src: "https://player.vimeo.com/video/76979871?dnt=1" } as const;

describe("the player for an address", () => {
  test.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "http://youtube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?list=PL123&v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL123&index=2",
    "https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=abc-DEF_123",
    "https://youtu.be/dQw4w9WgXcQ?start_radio=1&t=0s",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share",
    "https://www.youtube.com/live/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/v/dQw4w9WgXcQ",
    "youtube.com/watch?v=dQw4w9WgXcQ",
    "www.youtube.com/shorts/dQw4w9WgXcQ",
    "youtu.be/dQw4w9WgXcQ",
    "https://music.youtube.com/watch?v=dQw4w9WgXcQ",
    "HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ",
    "  https://youtu.be/dQw4w9WgXcQ\n",
  ])("%j is the one without cookies", (address) => {
    expect(findPlayer(address)).toEqual(YOUTUBE);
  });

  test.each([
    "https://vimeo.com/76979871",
    "http://www.vimeo.com/76979871",
    "https://vimeo.com/76979871?share=copy",
    "vimeo.com/76979871",
    "www.vimeo.com/76979871",
    "player.vimeo.com/video/76979871",
    "https://player.vimeo.com/video/76979871",
    "https://player.vimeo.com/video/76979871?autoplay=1&title=0",
    "https://vimeo.com/channels/staffpicks/76979871",
    "https://vimeo.com/groups/shortfilms/videos/76979871",
    "https://vimeo.com/showcase/3717822/video/76979871",
  ])("%j is the one that does not track", (address) => {
    expect(findPlayer(address)).toEqual(VIMEO);
  });

  test.each([
    ["https://youtu.be/dQw4w9WgXcQ?si=AbC&t=90", `${YOUTUBE.src}?start=90`],
    ["https://www.youtube.com/watch?t=1h2m3s&v=dQw4w9WgXcQ", `${YOUTUBE.src}?start=3723`],
    ["https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=42s", `${YOUTUBE.src}?start=42`],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=2m", `${YOUTUBE.src}?start=120`],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&start=7", `${YOUTUBE.src}?start=7`],
    ["https://vimeo.com/76979871#t=1m2s", `${VIMEO.src}#t=62s`],
    ["https://vimeo.com/76979871?share=copy#t=0", VIMEO.src],
  ])("%j begins where the address says", (address, src) => {
    expect(findPlayer(address)?.src).toBe(src);
  });

  test.each([
    "https://vimeo.com/76979871/8272103f6e",
    "https://vimeo.com/76979871/8272103f6e?share=copy",
    "https://player.vimeo.com/video/76979871?h=8272103f6e&title=0",
  ])("%j is an unlisted video, which needs its key", (address) => {
    expect(findPlayer(address)?.src).toBe(
      "https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1",
    );
  });

  test.each([
    "https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://evilyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://youtu.be.evil.example/dQw4w9WgXcQ",
    "https://evil.example/?https://youtu.be/dQw4w9WgXcQ",
    "https://y0utube.com/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com.evil.example/76979871",
    "https://notvimeo.com/76979871",
    "https://evil.example/vimeo.com/76979871",
    "https://player.vimeo.com@evil.example/video/76979871",
    "javascript:alert('https://youtu.be/dQw4w9WgXcQ')",
    "//youtu.be/dQw4w9WgXcQ",
    "ftp://youtu.be/dQw4w9WgXcQ",
  ])("%j only looks like one", (address) => {
    expect(findPlayer(address)).toBeNull();
  });

  test.each([
    "",
    "https://www.youtube.com/",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/playlist?list=PL123",
    "https://www.youtube.com/embed/videoseries?list=PL123",
    "https://www.youtube.com/embed/live_stream?channel=UC123",
    "youtube.com/c/abcdefghijk",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong",
    "https://www.youtube.com/watch?w=dQw4w9WgXcQ",
    "https://vimeo.com/",
    "https://vimeo.com/categories",
    "https://vimeo.com/user76979871",
    "https://vimeo.com/76979871abc",
    "See https://youtu.be/dQw4w9WgXcQ",
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

describe("a player is offered", () => {
  const find = (marked: string) => findPlayerOffer(openState(marked));

  test("for an address that stands alone on its line, for as long as the cursor is there", () => {
    expect(find("<p>a</p><p>https://youtu.be/dQw4w9WgXcQ|</p>")).toMatchObject({
      ...YOUTUBE,
      from: 3,
      to: 33,
    });
    expect(find("<p>a|</p><p>https://youtu.be/dQw4w9WgXcQ</p>")).toBeNull();
  });

  test.each([
    ["with words beside it", "<p>See https://youtu.be/dQw4w9WgXcQ|</p>"],
    ["that is selected", "<p>[https://youtu.be/dQw4w9WgXcQ]</p>"],
    ["in a list", "<ul><li>https://youtu.be/dQw4w9WgXcQ|</li></ul>"],
    ["in a table", "<table><tr><td>https://youtu.be/dQw4w9WgXcQ|</td></tr></table>"],
    ["in a heading", "<h2>https://youtu.be/dQw4w9WgXcQ|</h2>"],
  ])("but not for one %s", (_, marked) => {
    expect(find(marked)).toBeNull();
  });
});
