import {
  Captions,
  CaptionsOff,
  ImagePlus,
  Trash2,
  TriangleAlert,
  Upload,
  type LucideIcon,
} from "lucide-react";
import { closeHistory } from "prosemirror-history";
import { useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { CONTROL } from "@/admin/ui/field";
import { toast } from "@/ui/toast-store";
import { findForeignHost } from "@/config/foreign-address";
import { imageUpload } from "@/content/admin/image-upload";
import { visualEditor } from "@/content/admin/visual-editor";
import { attributesOfNode } from "@/admin/editor/document/schema";
import { cn } from "@/lib/cn";
import { sanitizeAttributes } from "@/lib/sanitize-html";
import { addCaption, findCaption, removeCaption, setAltText } from "./picture-commands";
import { deleteNode, NodeControls, NodeTool, tabIndexOf } from "./node-controls";
import type { RenderedNode } from "./node-views";

const copy = visualEditor.picture;
/** Of a copy as WebP. */
const QUALITY = 0.9;

type PictureTool = { label: string; Icon: LucideIcon; run: (rendered: RenderedNode) => void };

const CAPTION_TOOLS: Record<ReturnType<typeof findCaption>, readonly PictureTool[]> = {
  none: [{ label: copy.addCaption, Icon: Captions, run: addCaption }],
  shown: [{ label: copy.removeCaption, Icon: CaptionsOff, run: removeCaption }],
  impossible: [],
};
const REMOVE: PictureTool = { label: copy.remove, Icon: Trash2, run: deleteNode };

type EditablePictureProps = {
  rendered: RenderedNode;
  /** Called to ask for another picture, or with a copy of this one. */
  onReplace: (rendered: RenderedNode, copy?: File) => void;
};

/** A picture in the text, with its alt text and its tools. */
export function EditablePicture({ rendered, onReplace }: EditablePictureProps) {
  const { node } = rendered;
  const attributes = attributesOfNode(node);
  const alt = attributes["alt"] ?? "";
  const shown = useMemo(() => sanitizeAttributes("img", attributesOfNode(node)), [node]);
  const fieldId = useId();
  const tabIndex = tabIndexOf(rendered);
  const source = attributes["src"] ?? "";
  const foreignHost = findForeignHost(source);
  const [brokenSource, setBrokenSource] = useState<string>();
  // A slow site takes a while, and the button may be pressed again meanwhile.
  const isCopying = useRef(false);
  const replace: PictureTool = { label: copy.replace, Icon: ImagePlus, run: onReplace };
  const tools = [replace, ...CAPTION_TOOLS[findCaption(rendered)], REMOVE];

  async function uploadCopy(host: string) {
    if (isCopying.current) return;
    isCopying.current = true;
    const file = await copyPicture(source, alt.trim().slice(0, 60) || "pasted-picture");
    isCopying.current = false;
    if (file) {
      onReplace(rendered, file);
    } else {
      const { title, description } = copy.copyRefused;
      toast({ variant: "destructive", title, description: description(host) });
    }
  }

  return (
    <span className="picture" data-selected={rendered.isSelected || undefined}>
      <img
        {...shownProps(shown)}
        alt={alt}
        draggable
        onError={() => {
          setBrokenSource(source);
        }}
      />
      <NodeControls
        rendered={rendered}
        label={alt ? `${copy.alt}: ${alt}` : copy.missingAlt}
        className="rounded-b border-fine border-input bg-muted p-3"
      >
        <span className="flex min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-1">
          <label htmlFor={fieldId} className="font-semibold">
            {copy.alt}
          </label>
          <input
            id={fieldId}
            value={alt}
            autoComplete="off"
            tabIndex={tabIndex}
            className={cn(CONTROL, "h-11 w-auto min-w-0 flex-1 basis-56")}
            onFocus={() => {
              rendered.view.dispatch(closeHistory(rendered.view.state.tr));
            }}
            onChange={(event) => {
              setAltText(rendered, event.target.value);
            }}
            onKeyDown={preventSubmit}
          />
        </span>
        {!alt.trim() && <Warning className="text-danger">{copy.missingAlt}</Warning>}
        {brokenSource === source && <Warning>{imageUpload.preview.broken}</Warning>}
        {foreignHost !== null && (
          <>
            <Warning>{copy.foreign(foreignHost)}</Warning>
            <NodeTool
              rendered={rendered}
              label={copy.copy}
              Icon={Upload}
              onPick={() => void uploadCopy(foreignHost)}
            />
          </>
        )}
        {tools.map(({ label, Icon, run }) => (
          <NodeTool
            key={label}
            rendered={rendered}
            label={label}
            Icon={Icon}
            onPick={() => {
              run(rendered);
            }}
          />
        ))}
      </NodeControls>
    </span>
  );
}

function Warning({ className, children }: { className?: string; children: string }) {
  return (
    <span className={cn("flex basis-full items-start gap-2 font-semibold", className)}>
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {children}
    </span>
  );
}

/** Enter in a field of the text would submit the form around it. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/** The address and size of a picture as the page shows it. */
function shownProps({ src, srcset, sizes, width, height }: Record<string, string>) {
  return { src, srcSet: srcset, sizes, width, height };
}

/**
 * A copy of a picture on another site, as a file. Null if that site does not let others read it. As
 * an image, because the content security policy allows no other requests to other sites.
 * https://developer.mozilla.org/docs/Web/HTML/How_to/CORS_enabled_image
 */
async function copyPicture(address: string, name: string): Promise<File | null> {
  try {
    const image = new Image();
    image.crossOrigin = "anonymous";
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const copy = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/webp", QUALITY);
    });
    // Browsers that cannot write WebP write PNG.
    return copy && new File([copy], `${name}.${copy.type.slice("image/".length)}`, copy);
  } catch {
    return null;
  }
}
