import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type EditedPage, pageEditingContract } from "../contract.ts";
import type { EditedDraft } from "./use-edited-page.ts";

export type MoveTo = "draft" | "expired" | "archived";

type MovePageDialogProps = {
  page: EditedPage;
  edited: EditedDraft;
  to: MoveTo;
  onChanged: (page: EditedPage) => void;
  onClose: () => void;
};

/** Everything but publishing: visitors no longer see it, or it can be worked on again. */
export function MovePageDialog({ page, edited, to, onChanged, onClose }: MovePageDialogProps) {
  const { movePage, listPages, readEditedPage } = pageEditingContract;
  const move = useMakeCall(movePage, [listPages, readEditedPage]);
  return (
    <ActionDialog
      {...wordsOf(page, to)}
      onClose={onClose}
      onConfirm={async () => {
        await edited.save();
        onChanged(await move.mutateAsync({ id: page.id, version: edited.current().base.version, to }));
      }}
    />
  );
}

function wordsOf({ name, state }: EditedPage, to: MoveTo) {
  if (to === "archived")
    return {
      title: `Archive ${name}?`,
      text: "Visitors no longer see it, and another page can take its address. It keeps its versions, and you can bring it back.",
      confirmLabel: "Archive",
      doneLabel: "Page archived",
      tone: "danger" as const,
    };
  if (to === "expired")
    return {
      title: `Take ${name} down?`,
      text: "Visitors no longer see it, at once. It keeps its draft and versions, and you can publish it again.",
      confirmLabel: "Take down",
      doneLabel: "Page taken down",
      tone: "danger" as const,
    };
  return state === "archived"
    ? {
        title: `Bring ${name} back?`,
        text: "It becomes a draft again. Visitors see it once you publish it.",
        confirmLabel: "Bring back",
        doneLabel: "Page is a draft again",
      }
    : {
        title: `Don’t publish ${name}?`,
        text: "It won’t go out at the set time and stays a draft.",
        confirmLabel: "Don’t publish",
        cancelLabel: "Keep the date",
        doneLabel: "Page is a draft again",
      };
}
