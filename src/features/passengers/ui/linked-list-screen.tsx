import { CircleAlert, FileUp } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import type { PassengerList } from "../contract.ts";
import { ImportPassengersDialog } from "./import-passengers-dialog.tsx";
import { PassengerListEditor } from "./passenger-list-editor.tsx";
import { useListDraft } from "./use-list-draft.ts";
import { type ListActions, usePassengerList } from "./use-passenger-list.ts";

/** The guest list of a booking, for anyone who was sent its link. */
export function LinkedListScreen() {
  const token = useQueryParams().get("list") ?? "";
  if (!useHydrated()) return <SkeletonCard lines={6} />;
  if (token === "") return <Lost text="Open the link you were sent to fill in the guest list." />;
  return <Opened token={token} />;
}

function Opened({ token }: { token: string }) {
  const actions = usePassengerList({ token });
  const { list, error } = actions;
  if (!list && error instanceof CallFailed && error.status >= 400 && error.status < 500)
    return <Lost text={error.message} />;
  if (!list && error) return <ReadFailed error={error} onAgain={actions.again} />;
  return list ? <Filled list={list} actions={actions} /> : <SkeletonCard lines={6} />;
}

const Lost = ({ text }: { text: string }) => (
  <Alert tone="warn" icon={<CircleAlert />}>
    {text}
  </Alert>
);

function Filled({ list, actions }: { list: PassengerList; actions: ListActions }) {
  const draft = useListDraft(list, actions.save);
  const [isSaved, setSaved] = useState(false);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void draft.send().then(setSaved);
        }}
      >
        <ul className="grid gap-2">
          {list.trips.map(({ leg, pickup_at, from, to }) => (
            <li key={leg} className="[overflow-wrap:anywhere]">
              <b>{formatFullDateTime(pickup_at)}</b>
              <span className="block text-ink-2">
                {from} to {to}
              </span>
            </li>
          ))}
        </ul>
        <PassengerListEditor
          list={list}
          draft={draft}
          tools={
            <Button size="sm" variant="outline" icon={<FileUp aria-hidden="true" />} onClick={() => setImporting(true)}>
              Import file
            </Button>
          }
        />
        <div className="sticky bottom-0 flex flex-wrap items-center gap-4 border-line border-t bg-bg py-4">
          <Button type="submit" disabled={draft.isBusy}>
            {draft.isBusy ? "Saving…" : "Save guest list"}
          </Button>
          <p role="status" className="text-ink-2">
            {savedText(isSaved, draft.isUnsaved)}
          </p>
        </div>
        <p className="text-ink-2 text-sm">
          Only our team and the driver of the trip see this list. It is deleted 90 days after the trip.
        </p>
      </form>
      {isImporting && (
        <ImportPassengersDialog
          lines={draft.written}
          booked={list.booked.passengers}
          readTable={actions.readFile}
          save={async (lines) => {
            const isDone = await draft.send(lines);
            setSaved(isDone);
            // The problem is shown on the page, with the changes someone else has made.
            if (!isDone) setImporting(false);
            if (!isDone) throw new Error("Nothing was imported.");
          }}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}

const savedText = (isSaved: boolean, isUnsaved: boolean) => {
  if (isUnsaved) return "You have unsaved changes.";
  return isSaved ? "Guest list saved" : "";
};
