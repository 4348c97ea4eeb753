import { type KeyboardEvent, useRef, useState } from "react";
import { Segmented } from "#design/fields/segmented.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { useMedia } from "#design/use-media.ts";
import type { BlockStep } from "#domain/page/block-steps.ts";
import type { BlockPlace } from "#domain/page/edit-blocks.ts";
import { stillThere } from "#domain/page/page-draft.ts";
import type { PageProblem } from "#domain/page/page-problems.ts";
import type { EditedPage } from "../../editing/contract.ts";
import { focusField } from "../../ui/block-form.tsx";
import type { BlockFormKit } from "../../ui/use-block-form-kit.ts";
import { AddDialog } from "./add-dialog.tsx";
import { type DrawBlocks, DrawnDraft } from "./drawn-draft.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { SidePanel, type SideTab } from "./side-panel.tsx";
import { Framed, Stage, type View } from "./stage.tsx";
import { type BlockActs, useBlockActs } from "./use-block-acts.ts";
import { useGate, useLeaveWarning } from "./use-gate.ts";
import { usePageDraft } from "./use-page-draft.ts";

const views = [
  { value: "both", label: "Both" },
  { value: "desktop", label: "Desktop" },
  { value: "phone", label: "Phone" },
] as const;
const parts = [
  { value: "page", label: "Page" },
  { value: "panel", label: "Edit" },
] as const;

type VisualEditorProps = {
  page: EditedPage;
  userId: string;
  kit: BlockFormKit;
  /** Draws blocks as visitors see them. */
  draw: DrawBlocks;
  onLeave: () => void;
};

const shownIn: Readonly<Record<View, readonly View[]>> = {
  both: ["desktop", "phone"],
  desktop: ["desktop"],
  phone: ["phone"],
};

/** A page edited on itself, as a desktop and as a phone show it. */
export function VisualEditor({ page, userId, kit, draw, onLeave }: VisualEditorProps) {
  const editor = usePageDraft(page, userId);
  const { draft, select } = editor;
  const acts = useBlockActs(editor);
  const [tab, setTab] = useState<SideTab>("blocks");
  const [opened, setOpened] = useState("");
  const [adding, setAdding] = useState<BlockPlace>();
  const frames = useRef(new Map<string, Document>());
  const gate = useGate(editor, frames.current);
  const isWide = useMedia("(min-width: 64rem)");
  const [view, setView] = useState<View>("both");
  const [part, setPart] = useState<"page" | "panel">("page");
  const selected = stillThere(draft, editor.selected);
  useLeaveWarning(editor.status.is !== "saved");

  const open = (id: string) => {
    setTab("blocks");
    setOpened(id);
    if (id !== "") select(id);
  };
  const lead = (problem: PageProblem) => {
    setPart("panel");
    if (problem.block === "") setTab("page");
    else open(problem.block);
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(problem)));
  };
  const onKeyDown = (event: KeyboardEvent) => runCommand(event, selected, acts);
  const shown = isWide ? shownIn[view] : shownIn.phone;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of everything inside
    <div className="flex h-dvh flex-col bg-bg" onKeyDown={onKeyDown}>
      <EditorBar
        editor={editor}
        acts={acts}
        gate={gate}
        onLeave={onLeave}
        onRefused={() => {
          setTab("check");
          setPart("panel");
        }}
      >
        {isWide ? (
          <Segmented label="Show" value={view} onChange={setView} options={views} />
        ) : (
          <Segmented label="Show" value={part} onChange={setPart} options={parts} />
        )}
      </EditorBar>
      {editor.status.is === "refused" && (
        <p role="alert" className="bg-bad-soft px-4 py-2 text-ink text-sm">
          {editor.status.why}
        </p>
      )}
      <p role="status" className="sr-only">
        {acts.said}
      </p>
      <div className="flex min-h-0 grow">
        {(isWide || part === "panel") && (
          <aside
            aria-label="Edit"
            className="w-full shrink-0 overflow-y-auto border-line bg-surface p-4 lg:w-[22rem] lg:border-r"
          >
            <SidePanel
              editor={{ ...editor, selected }}
              acts={acts}
              kit={kit}
              problems={gate.problems}
              tab={tab}
              onTab={setTab}
              opened={opened}
              onOpen={open}
              onAdd={setAdding}
              onLead={lead}
            />
          </aside>
        )}
        {(isWide || part === "page") && (
          <Stage shown={shown}>
            {(device, room) => (
              <Framed key={device} device={device} room={room} frames={frames.current}>
                <DrawnDraft
                  blocks={draft.now.blocks}
                  marks={page.marks}
                  draw={draw}
                  selected={selected}
                  onSelect={isWide ? open : select}
                  acts={acts}
                  others={editor.others}
                  onAdd={setAdding}
                />
              </Framed>
            )}
          </Stage>
        )}
      </div>
      <AddDialog
        blocks={draft.now.blocks}
        place={adding}
        onClose={() => setAdding(undefined)}
        onAdd={(kind, place) => {
          setAdding(undefined);
          acts.add(kind, place);
          setOpened("");
        }}
      />
      <ConfirmDialog
        open={gate.isAsking}
        onClose={gate.close}
        onConfirm={() => void gate.publish()}
        tone="primary"
        busy={gate.isBusy}
        title={`Publish ${page.name}`}
        text={`Visitors read the draft at ${page.path} as it is now.`}
        confirmLabel="Publish"
      />
    </div>
  );
}

/** Runs a shortcut. React puts a moved row elsewhere; the focus goes with it. */
function runCommand(event: KeyboardEvent, selected: string, acts: BlockActs) {
  const run = commandOf(event, selected, acts);
  if (!run) return;
  event.preventDefault();
  event.stopPropagation();
  const { ownerDocument } = event.target as Element;
  const isOnRow = (event.target as Element).closest("[data-row]") !== null;
  run();
  if (!isOnRow || selected === "") return;
  const row = `[data-row="${CSS.escape(selected)}"]`;
  requestAnimationFrame(() => ownerDocument.querySelector<HTMLElement>(row)?.focus());
}

const steps: Readonly<Record<string, BlockStep>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "into",
  ArrowLeft: "out",
};

/** The shortcut that was pressed, if it is one here. */
function commandOf(event: KeyboardEvent, selected: string, acts: BlockActs) {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
  if (isUndo) return event.shiftKey ? acts.redo : acts.undo;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "y") return acts.redo;
  const target = event.target as HTMLElement;
  const isTyping = target.matches("input, textarea, select") || target.isContentEditable;
  if (selected === "" || isTyping) return undefined;
  const step = event.altKey ? steps[event.key] : undefined;
  if (step) return () => acts.step(selected, step);
  if (event.key === "Delete" && target.matches("[data-row]")) return () => acts.remove(selected);
  return undefined;
}
