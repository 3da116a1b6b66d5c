import type { EditorState } from "prosemirror-state";
import { escapeAttribute } from "@/lib/escape-html";
import { findParentNode } from "./find-parent-node";
import { schema } from "@/admin/editor/document/schema";

const { nodes } = schema;

const YOUTUBE =
  /^(?:https?:\/\/)?(?:(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/|v\/)|(?:www\.)?youtu\.be\/)(?!videoseries|live_stream)([\w-]{11})(?![\w-])\S*$/i;
const VIMEO =
  /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d{6,12})(?:[/?#]\S*)?$/i;
/** The key of a video that is not listed: `vimeo.com/123456789/0a1b2c3d4e`, or `?h=0a1b2c3d4e`. */
const VIMEO_KEY = /(?:\/\d{6,12}\/|[?&]h=)([\da-f]{6,})(?![\w-])/i;

/** Where the video begins: `t=90`, `t=1h2m3s`, `start=90` or `#t=90`. */
const START = /[?&#](?:t|start|time_continue)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?!\w)/i;

export type Player = { host: "YouTube" | "Vimeo"; src: string };

/**
 * The player for a video's address, from the host that sets no cookies before it plays. Both hosts
 * are among the trusted frames of `sanitize-html.ts`.
 */
export function findPlayer(address: string): Player | null {
  const text = address.trim();
  const seconds = readStart(text);
  const youtube = YOUTUBE.exec(text)?.[1];
  if (youtube) {
    const start = seconds > 0 ? `?start=${seconds}` : "";
    return { host: "YouTube", src: `https://www.youtube-nocookie.com/embed/${youtube}${start}` };
  }
  const vimeo = VIMEO.exec(text)?.[1];
  if (!vimeo) return null;
  const key = VIMEO_KEY.exec(text)?.[1];
  const query = key ? `h=${key}&dnt=1` : "dnt=1";
  const start = seconds > 0 ? `#t=${seconds}s` : "";
  return { host: "Vimeo", src: `https://player.vimeo.com/video/${vimeo}?${query}${start}` };
}

function readStart(address: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(address) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export function playerHtml({ src }: Player, title: string): string {
  return `<iframe src="${escapeAttribute(src)}" title="${escapeAttribute(title)}"></iframe>`;
}

export type PlayerOffer = Player & { from: number; to: number };

/** The video whose address is all that the cursor's paragraph contains. */
export function findPlayerOffer(state: EditorState): PlayerOffer | null {
  const { $from, empty } = state.selection;
  const paragraph = findParentNode($from, nodes.paragraph);
  if (!empty || paragraph?.depth !== 1) return null;
  const player = findPlayer(paragraph.node.textContent);
  const { position, node } = paragraph;
  return player && { ...player, from: position, to: position + node.nodeSize };
}
