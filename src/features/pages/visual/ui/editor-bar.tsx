import { ArrowLeft, Redo2, Send, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { pageStateLabels } from "#domain/page/page-lifecycle.ts";
import { Others, SaveStatus } from "./sync-notes.tsx";
import type { BlockActs } from "./use-block-acts.ts";
import type { Gate } from "./use-gate.ts";
import type { PageEditor } from "./use-page-draft.ts";

type EditorBarProps = {
  editor: PageEditor;
  acts: BlockActs;
  gate: Gate;
  onLeave: () => void;
  /** Something keeps the page from being published. */
  onRefused: () => void;
  children: ReactNode;
};

/** The page’s name and state, who else is here, whether it is saved, and the way out. */
export function EditorBar({ editor, acts, gate, onLeave, onRefused, children }: EditorBarProps) {
  const { page, draft, sync } = editor;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface px-3 py-2">
      <IconButton label="All pages" size="sm" onClick={() => void sync.flush().then(onLeave)}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <h1 className="min-w-0 truncate font-bold text-base">{page.name}</h1>
      <Badge tone={gate.state === "published" ? "ok" : "neutral"}>{pageStateLabels[gate.state]}</Badge>
      <Others others={editor.others} />
      <span className="grow" />
      <SaveStatus status={editor.status} />
      <IconButton label="Undo" size="sm" disabled={draft.past.length === 0} onClick={acts.undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Redo" size="sm" disabled={draft.future.length === 0} onClick={acts.redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
      {children}
      <Button
        size="sm"
        busy={gate.isBusy}
        busyText="Checking"
        icon={<Send aria-hidden="true" />}
        onClick={() =>
          void gate.check().then((isGood) => {
            if (!isGood) onRefused();
          })
        }
      >
        Publish
      </Button>
    </header>
  );
}
