import { BookmarkPlus, FileUp, Link2, Link2Off, Pencil } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { countText, mostOnOneTrip, needsOf, ridesLabels } from "#domain/passenger/passenger-list.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import type { PassengerList } from "../contract.ts";
import { ChooseSaved } from "./choose-saved.tsx";
import { ImportPassengersDialog } from "./import-passengers-dialog.tsx";
import { KeepPassengersDialog } from "./keep-passengers-dialog.tsx";
import { PassengerListEditor } from "./passenger-list-editor.tsx";
import { useListDraft } from "./use-list-draft.ts";
import { type ListActions, usePassengerList } from "./use-passenger-list.ts";

type CardProps = { reference: string; code?: string | null };

/** The guest list beside a booking: for our team, the customer and the partner whose booking it is. */
export function PassengerListCard({ reference, code = null }: CardProps) {
  const actions = usePassengerList({ reference, code });
  const [opened, setOpened] = useState<"edit" | "file" | "keep">();
  const close = () => setOpened(undefined);
  const { list, error } = actions;
  if (!list && error)
    return <ReadFailed title="We couldn’t load the guest list" error={error} onAgain={actions.again} />;
  if (!list) return <SkeletonCard lines={3} />;
  return (
    <section aria-label="Guest list" className="grid min-w-0 gap-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <h2 className="text-h3">Guest list</h2>
          <CountLine list={list} />
        </div>
        <div className="flex flex-wrap gap-2">
          {list.may_edit && (
            <>
              <Button
                size="sm"
                variant="outline"
                icon={<Pencil aria-hidden="true" />}
                onClick={() => setOpened("edit")}
              >
                {list.passengers.length > 0 ? "Edit guest list" : "Add passengers"}
              </Button>
              <Button
                size="sm"
                variant="outline"
                icon={<FileUp aria-hidden="true" />}
                onClick={() => setOpened("file")}
              >
                Import file
              </Button>
            </>
          )}
          {list.keeps_for && list.passengers.length > 0 && (
            <Button
              size="sm"
              variant="quiet"
              icon={<BookmarkPlus aria-hidden="true" />}
              onClick={() => setOpened("keep")}
            >
              Save passengers
            </Button>
          )}
        </div>
      </header>
      {list.missing && (
        <Alert tone="warn">
          The booking isn’t planned for {list.missing} yet. Our team sees this and will arrange it.
        </Alert>
      )}
      <PassengerLines list={list} />
      {list.may_edit && <LinkPart list={list} actions={actions} />}
      {opened === "edit" && <EditDialog list={list} actions={actions} onClose={close} />}
      {opened === "file" && <FileDialog list={list} actions={actions} onClose={close} />}
      {opened === "keep" && <KeepPassengersDialog list={list} keep={actions.keep} onClose={close} />}
    </section>
  );
}

function CountLine({ list: { passengers, booked } }: { list: PassengerList }) {
  const named = mostOnOneTrip(passengers);
  const differs = named !== booked.passengers;
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-2">
      {countText({ named, booked: booked.passengers })}
      {named > booked.passengers && <Badge tone="bad">More than booked</Badge>}
      {differs && named > 0 && named < booked.passengers && <Badge tone="warn">Incomplete</Badge>}
    </p>
  );
}

const shownAtFirst = 6;

function PassengerLines({ list: { passengers } }: { list: PassengerList }) {
  const [isLong, setLong] = useState(false);
  if (passengers.length === 0) return null;
  const shown = isLong ? passengers : passengers.slice(0, shownAtFirst);
  return (
    <div className="grid justify-items-start gap-1">
      <ul aria-label="Passengers" className="w-full divide-y divide-line">
        {shown.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5">
            <b className="min-w-0 [overflow-wrap:anywhere]">{one.name}</b>
            <span className="min-w-0 text-ink-2 text-sm [overflow-wrap:anywhere]">
              {[
                one.phone,
                one.room && `Room ${one.room}`,
                one.rides !== "both" && `${ridesLabels[one.rides]} only`,
                ...needsOf(one),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {passengers.length > shown.length && (
        <Button size="sm" variant="quiet" onClick={() => setLong(true)}>
          Show all {passengers.length}
        </Button>
      )}
    </div>
  );
}

function LinkPart({ list, actions }: { list: PassengerList; actions: ListActions }) {
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setProblem("");
    try {
      await action();
    } catch (error) {
      setProblem(error instanceof CallFailed ? error.message : "We couldn’t do that. Try again.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2 rounded-lg bg-surface-2 px-4 py-3 text-sm">
      <p>
        <b className="block">Let someone else fill it in</b>
        {list.link
          ? "Anyone with this link sees and changes the list, without an account, until the trip is over."
          : "Create a link for the organiser. It opens this list and nothing else of the booking."}
      </p>
      <div className="flex flex-wrap gap-2">
        {list.link ? (
          <>
            <CopyButton text={list.link.address} label="Copy link" />
            <Button
              size="sm"
              variant="quiet"
              disabled={isBusy}
              icon={<Link2Off aria-hidden="true" />}
              onClick={() => void run(actions.withdrawLink)}
            >
              Withdraw link
            </Button>
          </>
        ) : (
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            icon={<Link2 aria-hidden="true" />}
            onClick={() => void run(actions.makeLink)}
          >
            Create link
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

type DialogProps = { list: PassengerList; actions: ListActions; onClose: () => void };

/** Compares with the list as it was when the dialog opened: what someone else saves meanwhile is never overwritten. */
export function FileDialog({ list, actions, onClose }: DialogProps) {
  const [seen] = useState(list);
  return (
    <ImportPassengersDialog
      lines={seen.passengers}
      booked={seen.booked.passengers}
      readTable={actions.readFile}
      save={(lines) => actions.save({ stamp: seen.stamp, passengers: [...lines] })}
      onClose={onClose}
    />
  );
}

function EditDialog({ list, actions, onClose }: DialogProps) {
  const draft = useListDraft(list, actions.save);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (draft.isUnsaved ? setLeaving(true) : onClose());
  const save = async () => {
    setLeaving(false);
    if (await draft.send()) onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onClose={close}
      title="Guest list"
      footer={
        <>
          {isLeaving && (
            <p role="alert" className="me-auto self-center font-semibold text-warn">
              You have unsaved changes.
            </p>
          )}
          <Button variant="outline" onClick={isLeaving ? onClose : close}>
            {isLeaving ? "Discard changes" : "Cancel"}
          </Button>
          <Button disabled={draft.isBusy} onClick={() => void save()}>
            {draft.isBusy ? "Saving…" : "Save guest list"}
          </Button>
        </>
      }
    >
      <PassengerListEditor
        list={list}
        draft={draft}
        tools={
          list.may_choose && <ChooseSaved readSaved={actions.readSaved} listed={draft.written} onAdd={draft.add} />
        }
      />
    </Dialog>
  );
}
