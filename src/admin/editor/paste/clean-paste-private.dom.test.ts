import { describe, expect, test } from "vitest";
import { cleanPaste } from "./clean-paste";

const WORD_COMMENT = `<p class=MsoNormal>Price is <a style='mso-comment-reference:JS_1;mso-comment-date:20260101T1200'>fixed</a><span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[JS1]</a></span> now.</p><div style='mso-element: comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>&nbsp;<a href="#_msoanchor_1">[JS1]</a>internal: margin is 30%</p></div></div></div>`;

describe("what a program keeps from its readers is not pasted, and is named", () => {
  test.each([
    ["comments of Word", "comments", "Price is fixed now.", WORD_COMMENT],
    [
      "comments of Word in Safari, which drops Office's styles",
      "comments",
      "Price is fixed now.",
      WORD_COMMENT.replace(/ style='[^']*'/g, ""),
    ],
    [
      "comments of Word without classes",
      "comments",
      "Price now.",
      `<p>Price<a href="file:///C:/a.htm#_msocom_1" name="_msoanchor_1">[JS1]</a> now.</p><div><div><p><a href="#_msoanchor_1">[JS1]</a>internal</p><p>margin is 30%</p></div></div>`,
    ],
    [
      "comments of Google Docs",
      "comments",
      "Price now.",
      `<p>Price<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> now.</p><div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>internal</span></p><p>margin is 30%</p></div>`,
    ],
    [
      "tracked deletions of Word",
      "deletions",
      "Price now.",
      `<p class=MsoNormal>Price <del cite="mailto:J" datetime="2026-01-01T12:00">maybe</del><ins cite="mailto:J">now</ins>.</p><p class=MsoNormal><del>Gone</del></p>`,
    ],
    [
      "tracked deletions and moves as classes",
      "deletions",
      "Price now.",
      `<p>Price <span class="msoDel">maybe</span><span class="TrackChangeTextDeletion TrackedChange SCXW1">maybe</span><span class="msoMoveFrom">maybe</span><span class="TrackChangeTextMoveFrom TrackedChange SCXW1">maybe</span><span class="TrackChangeTextInsertion TrackedChange SCXW1">now</span>.</p>`,
    ],
    [
      "suggested deletions of Google Docs",
      "deletions",
      "Price now.",
      `<b id="docs-internal-guid-1"><p>Price <del><span>maybe</span></del><ins><span>now</span></ins>.</p></b>`,
    ],
    [
      "hidden elements",
      "hidden",
      "Price now.",
      `<p>Price <span style='mso-hide:all'>30%</span><span hidden>30%</span><span style="DISPLAY: none !important">30%</span>now.</p><div style="max-height:0;overflow:hidden">preheader</div>`,
    ],
    [
      "invisible letters, but not the visible ones among them",
      "hidden",
      "Price now.",
      `<div style="font-size:0px">30%<span style="font-size:13px">Price <i style="visibility:hidden">30%</i></span></div><p style="font-size:0.9em"><b style="font-size:0"><i style="font:14px Arial">now.</i></b></p>`,
    ],
    [
      "what a style sheet hides on all screens",
      "hidden",
      "Price now.",
      `<style><!-- span.Internal {mso-style-name:Internal; display:none;} @media print { .wide {display:none} } v\\:* {display:none} --></style><p>Price <span class=Internal>30%</span><span class=wide>now.</span></p>`,
    ],
  ])("%s", (_, kind, text, html) => {
    const clean = cleanPaste(html);
    expect(clean.html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ")).toBe(text);
    expect(clean.html).not.toMatch(/<hr|<s>/);
    expect(clean.leftOut).toEqual([kind]);
  });

  test("field codes of Word go, and what the fields show stays", () => {
    const mark = (kind: string) => `<span style='mso-element:field-${kind}'></span>`;
    const page = `${mark("begin")} PAGE ${mark("separator")}3${mark("end")}`;
    expect(
      cleanPaste(
        `<p>On page ${mark("begin")} IF ${page} = 3 ${mark("separator")}three${mark("end")}, ${page}${mark("begin")} XE "margin" ${mark("end")}.</p>`,
      ),
    ).toMatchObject({ html: "<p>On page three, 3.</p>", leftOut: [] });
  });

  test("struck words that are no revision stay struck", () => {
    expect(cleanPaste("<p><del>old</del> <s>price</s></p>")).toMatchObject({
      html: "<p><s>old</s> <s>price</s></p>",
      leftOut: [],
    });
  });
});
