import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";

/** The record that is edited: null for a new one, undefined while the list is shown. */
type Edited = string | null | undefined;

type Options = {
  /** “tour”, in the question whether to discard changes. */
  readonly what: string;
  readonly onUnsaved: (isUnsaved: boolean) => void;
};

/** A list with an editor: unsaved changes are discarded only after a question, and the focus comes back to the list. */
export function useEdited({ what, onUnsaved }: Options) {
  const [edited, setEdited] = useState<Edited>();
  const [isUnsaved, setUnsaved] = useState(false);
  const [next, setNext] = useState<{ slug: Edited }>();
  const mark = (is: boolean) => {
    setUnsaved(is);
    onUnsaved(is);
  };
  const open = (slug: Edited) => {
    mark(false);
    setNext(undefined);
    setEdited(slug);
  };
  const buttonOf = (slug: string | null) => (slug === null ? `add-${what}` : `edit-${what}-${slug}`);
  useBackInList(edited, buttonOf);
  return {
    edited,
    mark,
    open,
    turnTo: (slug: Edited) => (isUnsaved ? setNext({ slug }) : open(slug)),
    /** The id of the button that opens the editor. */
    buttonOf,
    question: (
      <ConfirmDialog
        open={next !== undefined}
        onClose={() => setNext(undefined)}
        onConfirm={() => open(next?.slug)}
        title="Discard your changes?"
        text={`The ${what} is not saved. Your changes will be lost.`}
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
      />
    ),
  };
}

/** Back in the list, a keyboard continues where it left it. */
function useBackInList(edited: Edited, buttonOf: (slug: string | null) => string) {
  const left = useRef<Edited>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new at every render
  useEffect(() => {
    const from = left.current;
    left.current = edited;
    if (edited !== undefined || from === undefined) return;
    // A dialog that closes with the editor gives the focus back first.
    const timer = setTimeout(() => document.getElementById(buttonOf(from))?.focus());
    return () => clearTimeout(timer);
  }, [edited]);
}
