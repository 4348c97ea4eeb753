import { useState } from "react";
import { useNavigate } from "react-router";
import { ModalElement, useModal } from "#design/overlay/use-modal.ts";
import type { FoundRecord } from "../contract.ts";
import { reviewPages } from "./messages.ts";
import { PaletteBox } from "./palette-box.tsx";
import { PersonCard, type PersonShown } from "./person-card.tsx";
import { recordAddress } from "./record-address.tsx";
import type { PaletteItem, PalettePage } from "./use-palette-groups.ts";
import { type Choice, numberedKinds, useRecentChoices } from "./use-recent-choices.ts";

export type { PalettePage } from "./use-palette-groups.ts";

type CommandPaletteProps = { open: boolean; onClose: () => void; pages: readonly PalettePage[] };

/** Counts the openings: anyone who opens it again while it still fades away starts with an empty field, too. */
function useOpenings(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: 0 });
  if (seen.open !== open) setSeen({ open, count: seen.count + (open ? 1 : 0) });
  return seen.count;
}

/**
 * Finds pages, bookings and people by a few letters, with the keyboard alone. What has no page of its own opens as a
 * card.
 */
export function CommandPalette({ open, onClose, pages }: CommandPaletteProps) {
  const [person, setPerson] = useState<PersonShown>();
  const { recent, remember } = useRecentChoices();
  const navigate = useNavigate();
  const { element, present, handlers } = useModal(open, onClose);
  const opening = useOpenings(open);

  const follow = (to: string, choice: Choice) => {
    remember(choice);
    void navigate(to);
  };
  const openBooking = (reference: string) => {
    setPerson(undefined);
    follow(`/admin/booking?reference=${reference}`, { kind: "booking", reference });
  };
  /** A number is remembered; the name of a customer's company or a plate is not. */
  const openRecord = (record: FoundRecord) => {
    const kind = numberedKinds.find((one) => one === record.kind);
    if (kind) remember({ kind: "record", of: kind, id: record.id, name: record.name });
    void navigate(recordAddress(record));
  };
  const choose = (item: PaletteItem) => {
    onClose();
    switch (item.kind) {
      case "page":
        return follow(item.page.to, { kind: "page", to: item.page.to });
      case "booking":
        return openBooking(item.booking.reference);
      case "recent-booking":
        return openBooking(item.reference);
      case "application": {
        const { id, reference, kind } = item.application;
        return follow(`${reviewPages[kind]}?application=${id}`, { kind: "application", id, reference, of: kind });
      }
      case "recent-application":
        return follow(`${reviewPages[item.choice.of]}?application=${item.choice.id}`, item.choice);
      case "record":
        return openRecord(item.record);
      case "recent-record":
        return follow(recordAddress({ ...item.choice, kind: item.choice.of, of: null }), item.choice);
      default:
        return setPerson(item);
    }
  };
  return (
    <>
      <dialog
        {...handlers}
        aria-label="Search"
        className="modal modal-centre mx-auto mt-[min(14vh,8rem)] mb-auto w-[calc(100%-2rem)] max-w-2xl rounded-xl bg-surface p-0 text-ink shadow-3 max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none"
      >
        {present && (
          <ModalElement value={element}>
            <PaletteBox key={opening} pages={pages} recent={recent} onChoose={choose} onClose={onClose} />
          </ModalElement>
        )}
      </dialog>
      <PersonCard shown={person} onClose={() => setPerson(undefined)} onBooking={openBooking} />
    </>
  );
}
