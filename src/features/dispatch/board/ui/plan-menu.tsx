import { FlaskConical, Plus } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "#design/button.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { Menu, MenuItem } from "#design/overlay/radix-menu.tsx";
import type { LocalDate } from "#domain/time/local-time.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { planContract } from "../../plan/contract.ts";
import { changesText } from "./plan-labels.ts";
import { usePlanInAddress } from "./use-plan-in-address.ts";
import { useKeepPlan } from "./use-try-crews.ts";

/** Starts a plan of the day, or opens one that our team has started. */
export function PlanMenu({ day }: { day: LocalDate }) {
  const { planId, openPlan } = usePlanInAddress();
  const { data } = useCall(planContract.dayPlans, { date: day });
  const [isStarting, setStarting] = useState(false);
  const others = (data?.plans ?? []).filter(({ id }) => id !== planId);
  const button = (text: string, onClick?: () => void) => (
    <Button size="sm" variant="outline" icon={<FlaskConical aria-hidden="true" />} {...(onClick && { onClick })}>
      {text}
    </Button>
  );
  return (
    <>
      {others.length === 0 ? (
        !planId && button("Try a plan", () => setStarting(true))
      ) : (
        <Menu trigger={button(`Plans (${others.length})`)}>
          {others.map((plan) => (
            <MenuItem key={plan.id} icon={<FlaskConical aria-hidden="true" />} onSelect={() => openPlan(plan.id)}>
              {plan.name}, {changesText(plan.changes)}
            </MenuItem>
          ))}
          <MenuItem icon={<Plus aria-hidden="true" />} onSelect={() => setStarting(true)}>
            Start a new plan
          </MenuItem>
        </Menu>
      )}
      {isStarting && <StartPlanDialog day={day} onStarted={openPlan} onClose={() => setStarting(false)} />}
    </>
  );
}

const form = z.object({ name: z.string().check(z.trim(), z.minLength(1, "Enter a name")) });

type StartPlanDialogProps = { day: LocalDate; onStarted: (id: string) => void; onClose: () => void };

function StartPlanDialog({ day, onStarted, onClose }: StartPlanDialogProps) {
  const start = useMakeCall(planContract.createPlan, [planContract.dayPlans]);
  const keep = useKeepPlan();
  return (
    <FormDialog
      title="Try a plan"
      text="Assign, unassign, swap and move on a copy of this day. No one gets an email until you apply the plan."
      confirmLabel="Start plan"
      schema={form}
      defaultValues={{ name: "" }}
      onConfirm={async ({ name }) => {
        const started = await start.mutateAsync({ date: day, name });
        keep(started);
        onStarted(started.plan.id);
      }}
      onClose={onClose}
    >
      <FormField name="name" label="Name" hint="Shown to our team. For example: “If the van is late”." required>
        <TextInput maxLength={80} />
      </FormField>
    </FormDialog>
  );
}
