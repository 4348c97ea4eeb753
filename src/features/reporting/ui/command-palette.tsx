import { useState } from "react";
import { useNavigate } from "react-router";
import { ModalElement, useModal } from "#design/overlay/use-modal.ts";
import { PaletteBox } from "./palette-box.tsx";
import { PersonCard, type PersonShown } from "./person-card.tsx";
import { addressOf, type PaletteItem, type PalettePage } from "./use-palette-groups.ts";
import { type Choice, numberedKinds, useRecentChoices } from "./use-recent-choices.ts";

export type { PalettePage } from "./use-palette-groups.ts";

type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  pages: readonly PalettePage[];
  /** Whether a page opens for this person. */
  opens: (path: string) => boolean;
};

/** Counts openings, so that reopening during the closing animation also starts with an empty field. */
function useOpenings(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: 0 });
  if (seen.open !== open) setSeen({ open, count: seen.count + (open ? 1 : 0) });
  return seen.count;
}

/** Finds pages, bookings and people by a few letters, by keyboard. What has no page opens as a card. */
export function CommandPalette({ open, onClose, pages, opens }: CommandPaletteProps) {
  const [person, setPerson] = useState<PersonShown>();
  const { recent, remember } = useRecentChoices();
  const navigate = useNavigate();
  const { element, present, handlers } = useModal(open, onClose);
  const opening = useOpenings(open);

  const choose = (item: PaletteItem) => {
    onClose();
    const to = addressOf(item);
    if (to === undefined) return setPerson(item as PersonShown);
    const choice = choiceOf(item);
    if (choice) remember(choice);
    void navigate(to);
  };
  const openBooking = (reference: string) => {
    setPerson(undefined);
    choose({ kind: "recent-booking", reference });
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
            <PaletteBox key={opening} pages={pages} recent={recent} opens={opens} onClose={onClose} onChoose={choose} />
          </ModalElement>
        )}
      </dialog>
      <PersonCard shown={person} onClose={() => setPerson(undefined)} onBooking={openBooking} />
    </>
  );
}

/** The stored part of a choice: a page, a reference or a number, never the name of a customer's company or a plate. */
function choiceOf(item: PaletteItem): Choice | undefined {
  switch (item.kind) {
    case "page":
      return { kind: "page", to: item.page.to };
    case "booking":
      return { kind: "booking", reference: item.booking.reference };
    case "recent-booking":
      return { kind: "booking", reference: item.reference };
    case "application": {
      const { id, reference, kind } = item.application;
      return { kind: "application", id, reference, of: kind };
    }
    case "record": {
      const { id, name, kind } = item.record;
      const of = numberedKinds.find((one) => one === kind);
      return of && { kind: "record", of, id, name };
    }
    case "recent-application":
    case "recent-record":
      return item.choice;
    default:
      return undefined;
  }
}
