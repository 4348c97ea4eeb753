import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { extrasContract, type ListedExtra } from "../contract.ts";

export type StateChange = ListedExtra["state"];

type StateProps = { extra: ListedExtra; to: StateChange; onClose: () => void };

const actions = {
  on_sale: { verb: "Put on sale", done: "On sale", effect: "Customers can book it from now on." },
  paused: { verb: "Pause", done: "Paused", effect: "Customers can’t book it until you put it on sale." },
  ended: { verb: "End", done: "Ended", effect: "It’s no longer sold. You can put it back." },
} as const;

/** Asks before an extra is put on sale, paused or ended. */
export function ExtraStateDialog({ extra, to, onClose }: StateProps) {
  const set = useMakeCall(extrasContract.setExtraState, [extrasContract.listExtras]);
  const { verb, done, effect } = actions[to];
  const kept =
    extra.open_bookings === 0
      ? ""
      : ` ${extra.open_bookings} open ${extra.open_bookings === 1 ? "booking keeps" : "bookings keep"} it.`;
  return (
    <ActionDialog
      title={`${verb}: ${extra.name}?`}
      text={`${effect}${kept}`}
      confirmLabel={verb}
      doneLabel={done}
      onClose={onClose}
      onConfirm={() => set.mutateAsync({ id: extra.id, version: extra.version, state: to })}
    />
  );
}
