import type { ReactNode } from "react";
import { Dialog } from "#design/overlay/dialog.tsx";
import { useOpens } from "./use-opens.ts";
import { pageKeys } from "./use-shortcuts.ts";

type Line = { keys: readonly string[]; text: string };

const everywhere: readonly Line[] = [
  { keys: ["Ctrl", "K"], text: "Search everything" },
  { keys: ["/"], text: "Search this page" },
  { keys: ["C"], text: "Caller" },
  { keys: ["N"], text: "New booking" },
  { keys: ["Ctrl", "Enter"], text: "Save a new booking" },
  { keys: ["?"], text: "Show this list" },
  { keys: ["Esc"], text: "Close a dialog or drawer" },
];
const inLists: readonly Line[] = [
  { keys: ["Tab"], text: "Go into the table" },
  { keys: ["↑", "↓"], text: "Move between rows" },
  { keys: ["Enter"], text: "Open a row" },
];
const proofs: readonly Line[] = [
  { keys: ["←", "→"], text: "Previous or next proof" },
  { keys: ["V"], text: "Verify" },
  { keys: ["R"], text: "Reject" },
];
const dispatch: readonly Line[] = [
  { keys: ["[", "]"], text: "Previous or next day" },
  { keys: ["T"], text: "Today" },
];

/** All keyboard shortcuts. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const opens = useOpens();
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-x-10 gap-y-6 pb-4 sm:grid-cols-2">
        <div className="grid content-start gap-6">
          <Group title="Everywhere" lines={everywhere} />
          <Group
            title="Go to"
            lines={pageKeys
              .filter(({ to }) => opens(to))
              .map(({ key, label }) => ({ keys: ["G", key.toUpperCase()], text: label }))}
          />
        </div>
        <div className="grid content-start gap-6">
          <Group title="Tables" lines={inLists} />
          <Group title="Proofs of payment" lines={proofs} />
          <Group title="Dispatch" lines={dispatch} />
        </div>
      </div>
    </Dialog>
  );
}

function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-bold text-ink-2 text-sm">{title}</h3>
      <dl className="grid gap-1.5 text-sm">
        {lines.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4">
            <dt>{text}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="min-w-6 rounded-xs bg-surface-2 px-1.5 py-0.5 text-center font-semibold font-text text-ink-2 text-xs inset-ring inset-ring-line">
    {children}
  </kbd>
);
