import { useQuery } from "@tanstack/react-query";
import { useState, type MouseEvent } from "react";
import { TextField } from "@/admin/ui/text-field";
import { Button } from "@/ui/button";
import { postDrafts } from "@/content/admin/post-drafts";
import { draftSchedule } from "@/data/post-drafts";
import { formatCalendarDate, localCalendarDate } from "@/lib/dates";
import { formatFullTime, readLocalTime, writeLocalTime } from "./publish-time";

const copy = postDrafts.time;

/** A clock that is wrong by less makes no difference to anybody. */
const MAX_CLOCK_ERROR_MS = 2 * 60_000;

type PublishTimeFieldProps = {
  /** ISO 8601; null for none yet. */
  publishAt: string | null;
  /** The date that the post has, which stays. */
  date: string;
  /** Null ends it. */
  onSet: (moment: Date | null, form: HTMLFormElement) => void;
  onCancel: () => void;
};

/** Asks at which time a draft goes on the site, unless nothing would publish it then. */
export function PublishTimeField({ publishAt, date, onSet, onCancel }: PublishTimeFieldProps) {
  const [text, setText] = useState(publishAt ? writeLocalTime(new Date(publishAt)) : "");
  const [error, setError] = useState<string>();
  const { data: schedule } = useQuery(draftSchedule);
  const time = readLocalTime(text);
  const isClosed = schedule?.isRunning === false;
  const aheadMs = schedule?.aheadMs ?? 0;

  function set({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const problem = !time ? copy.incomplete : isPast(time, aheadMs) ? copy.past : undefined;
    setError(problem);
    if (time && !problem && currentTarget.form) onSet(time, currentTarget.form);
  }

  return (
    <div className="grid gap-3 sm:grid-cols-[18rem_minmax(0,1fr)] sm:gap-x-6">
      <TextField
        type="datetime-local"
        label={copy.label}
        value={text}
        disabled={isClosed}
        error={error}
        hint={copy.zone(new Intl.DateTimeFormat().resolvedOptions().timeZone)}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
      <div aria-live="polite" className="grid content-center gap-1 text-base text-muted-foreground">
        {isClosed && <p className="font-semibold text-danger">{postDrafts.notRunning}</p>}
        {time && <p>{copy.meant(formatFullTime(time))}</p>}
        {time && date && date !== localCalendarDate(time) && (
          <p>{copy.date(formatCalendarDate(date))}</p>
        )}
        {Math.abs(aheadMs) > MAX_CLOCK_ERROR_MS && (
          <p>{copy.wrongClock(Math.round(Math.abs(aheadMs) / 60_000))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2 sm:col-span-2">
        <Button variant="outline" size="sm" disabled={isClosed || !schedule} onClick={set}>
          {copy.set}
        </Button>
        {publishAt && (
          <Button
            variant="link"
            size="sm"
            onClick={({ currentTarget: { form } }) => {
              if (form) onSet(null, form);
            }}
          >
            {copy.remove}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}

/** By the clock of the database, which is ahead of that of this computer by so much. */
function isPast(moment: Date, aheadMs: number): boolean {
  return moment.getTime() <= Date.now() + aheadMs;
}
