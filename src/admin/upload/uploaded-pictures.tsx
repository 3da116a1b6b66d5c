import { Images } from "lucide-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState, type ComponentProps, type RefObject } from "react";
import { AskingButton } from "@/admin/ui/asking-button";
import { describeFailure } from "@/admin/ui/describe-failure";
import { Dialog, runAfterDialog } from "@/admin/ui/dialog";
import { LoadFailure } from "@/admin/ui/load-failure";
import { ShowMore } from "@/admin/ui/show-more";
import { TextField } from "@/admin/ui/text-field";
import { Button } from "@/ui/button";
import { UPLOADS_PER_STEP } from "@/config/admin-limits";
import { uploadedPictures as copy } from "@/content/admin/uploaded-pictures";
import { deleteUnusedFiles, isInUse, uploadedFiles, type UploadedFile } from "@/data/public-assets";
import { readPictureSize } from "@/lib/share-image";
import { formatTimestamp } from "@/admin/ui/timestamps";
import { AltTextDialog, altTextFromFileName } from "./alt-text-dialog";
import type { UploadedImage } from "./use-picture-upload";

const MAX_USES = 3;

type UploadedPicturesProps = {
  /** What the picture is for, where a page has several of these. */
  name?: string | undefined;
  isWithoutAltText?: boolean | undefined;
  onChoose: (image: UploadedImage) => void;
};

/** A button that opens the pictures that were uploaded before, to use one of them again. */
export function UploadedPictures({ name, isWithoutAltText, onChoose }: UploadedPicturesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<UploadedFile | null>(null);
  const search = useRef<HTMLInputElement>(null);

  function choose(file: UploadedFile) {
    setIsOpen(false);
    if (isWithoutAltText) onChoose({ url: file.url, alt: "" });
    // Not before the focus is back at the button, where the next dialog returns it to.
    else
      runAfterDialog(() => {
        setChosen(file);
      });
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={name && `${copy.open}: ${name}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Images aria-hidden="true" className="size-5" />
        {copy.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={copy.open}
        description={copy.description}
        size="full"
        initialFocus={search}
      >
        <Library search={search} onChoose={choose} />
      </Dialog>
      {chosen && (
        <AltTextDialog
          suggestion={chosen.alt || altTextFromFileName(readFileName(chosen))}
          url={chosen.url}
          isDecoded
          onDone={(alt) => {
            setChosen(null);
            onChoose({ url: chosen.url, alt });
          }}
        />
      )}
    </>
  );
}

type LibraryProps = {
  search: RefObject<HTMLInputElement | null>;
  onChoose: (file: UploadedFile) => void;
};

function Library({ search, onChoose }: LibraryProps) {
  const { data, error, refetch } = useQuery(uploadedFiles);
  const files = data ?? [];
  const [query, setQuery] = useState("");
  const [shownCount, setShownCount] = useState(UPLOADS_PER_STEP);
  const removal = useMutation({ mutationFn: deleteUnusedFiles });
  const list = useRef<HTMLUListElement>(null);
  const found = files.filter((file) => fold(file.name).includes(fold(query)));
  const unused = files.filter(({ isLeftOver }) => isLeftOver);

  /** A button that deletes files after a question. */
  const removing = (removed: readonly UploadedFile[]) => ({
    isUnavailable: removal.isPending,
    question: copy.question(
      removed.length,
      removed.some(({ uses }) => uses.length > 0),
    ),
    onConfirm: () => {
      removal.mutate(
        removed.map(({ name }) => name),
        // The buttons of what was deleted are gone.
        { onSettled: () => search.current?.focus() },
      );
    },
  });

  function describe() {
    const { isPending: isDeleting, error: failure, data: kept, variables = [] } = removal;
    if (isDeleting) return copy.deleting;
    if (failure) return `${copy.deleteFailed} ${describeFailure(failure, copy.refused)}`;
    if (kept !== undefined) return copy.deleted(variables.length - kept, kept);
    if (data === null) return copy.migrationMissing;
    if (!data) return copy.loading;
    return files.length === 0 ? copy.none : copy.found(found.length);
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={search}
          type="search"
          label={copy.search}
          value={query}
          className="min-w-56 flex-1"
          onChange={(next) => {
            setQuery(next);
            removal.reset();
          }}
        />
        {unused.length > 0 && (
          <AskingButton variant="outline" {...removing(unused)}>
            {copy.removeAll(unused.length)}
          </AskingButton>
        )}
      </div>
      {error ? (
        <LoadFailure
          {...copy.loadFailed}
          reason={describeFailure(error, copy.refused)}
          onRetry={() => void refetch()}
        />
      ) : (
        <p role="status" className="text-base font-semibold">
          {describe()}
        </p>
      )}
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4"
      >
        {found.slice(0, shownCount).map((file) => (
          <Picture
            key={file.name}
            file={file}
            removing={removing([file])}
            onChoose={() => {
              onChoose(file);
            }}
          />
        ))}
      </ul>
      <ShowMore
        leftCount={found.length - shownCount}
        step={UPLOADS_PER_STEP}
        onShow={() => {
          setShownCount(shownCount + UPLOADS_PER_STEP);
        }}
        getFocusTarget={() => list.current?.children[shownCount]?.querySelector("button") ?? null}
      />
    </>
  );
}

type PictureProps = {
  file: UploadedFile;
  removing: Pick<ComponentProps<typeof AskingButton>, "isUnavailable" | "question" | "onConfirm">;
  onChoose: () => void;
};

/** A picture with what is known of it. The whole picture is the button to use it. */
function Picture({ file, removing, onChoose }: PictureProps) {
  const name = readFileName(file);
  const { width, height } = readPictureSize(file.url) ?? {};
  const facts = [
    ...(width ? [`${width} × ${height} px`] : []),
    `${Math.ceil(file.bytes / 1000)} KB`,
    formatTimestamp(new Date(file.uploadedAt)),
  ];
  return (
    <li className="grid content-start gap-1 text-base text-muted-foreground">
      <button
        type="button"
        aria-label={copy.use(name)}
        className="grid gap-1.5 rounded text-left font-semibold text-foreground hover:underline"
        onClick={onChoose}
      >
        <img
          src={file.url}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full rounded border-fine border-input bg-muted object-contain"
        />
        {name}
      </button>
      <p>{facts.join(" · ")}</p>
      <ul>
        {file.uses.slice(0, MAX_USES).map((use) => (
          <li key={`${use.place} ${use.title}`}>{copy.usedIn(use)}</li>
        ))}
        {file.uses.length > MAX_USES && <li>{copy.moreUses(file.uses.length - MAX_USES)}</li>}
        {file.uses.length === 0 && <li>{copy.unused}</li>}
      </ul>
      {!isInUse(file) && (
        <AskingButton
          variant="link"
          size="sm"
          className="justify-self-start px-0"
          aria-label={copy.removeName(name)}
          {...removing}
        >
          {copy.remove}
        </AskingButton>
      )}
    </li>
  );
}

/** The name that the file had on the computer, but for signs that addresses have no room for. */
function readFileName({ name }: UploadedFile): string {
  return name.replace(/^.*?_\d{13}_(?:\d+x\d+-\d+k_)?(?=.)/, "");
}

/** "gift box" finds `Gift_box.jpg`. */
const fold = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, " ");
