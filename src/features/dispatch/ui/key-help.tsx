import { Dialog } from "#design/overlay/dialog.tsx";

const keys: readonly (readonly [string, string])[] = [
  ["← → ↑ ↓", "Move from trip to trip"],
  ["Enter", "Open the trip"],
  ["A", "Assign the trip"],
  ["O", "Offer the trip"],
  ["N", "Write a note or a message to the driver"],
  ["M", "Move the trip to another time"],
  ["U", "Unassign the trip"],
  ["[  ]", "Previous and next day or week"],
  ["T", "Today"],
  ["D  W", "Day and week"],
  ["/", "Search"],
  ["?", "This list"],
];

export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 pb-4">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-xs bg-surface-2 px-2 py-1 font-semibold font-text text-ink text-sm">{key}</kbd>
            </dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
