import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { ServiceState } from "#domain/catalogue/service.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type ListedService, servicesContract } from "../contract.ts";
import { moveLabel, serviceStateLabels } from "./service-labels.ts";

const consequences: Readonly<Record<ServiceState, string>> = {
  on_sale:
    "Visitors see it on the site at once and can book it. To show it in the booking form, add it to the first step.",
  paused: "It leaves the menu, the list and the booking form. Its page says that it isn’t offered at the moment.",
  ended: "Its page leads to the list of services. You can bring it back later.",
};

type MoveServiceDialogProps = { service: ListedService; to: ServiceState; onClose: () => void };

/** The consequence for customers, before it happens. */
export function MoveServiceDialog({ service, to, onClose }: MoveServiceDialogProps) {
  const move = useMakeCall(servicesContract.moveService, [servicesContract.listServices, servicesContract.readService]);
  const { slug, name, version, state, booked, quoted } = service;
  const label = moveLabel(state, to);
  const isKept = to === "paused" && booked + quoted > 0;
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={`${label}: ${name}?`}
      text={
        consequences[to] + (isKept ? " Trips that are booked are driven as sold, and open quotes can be accepted." : "")
      }
      confirmLabel={label}
      doneLabel={`${name}: ${serviceStateLabels[to].label.toLowerCase()}`}
      tone={to === "ended" ? "danger" : "primary"}
      onConfirm={async () => {
        await move.mutateAsync({ slug, version, to });
      }}
    />
  );
}
