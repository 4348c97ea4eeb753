import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FieldErrors } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { isLocalDate, isLocalTime, localDateOf, localTimeOf, momentOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type EditedPage, pageEditingContract } from "../contract.ts";
import type { EditedDraft } from "./use-edited-page.ts";

const form = z.object({
  when: z.enum(["now", "later"]),
  day: z.string(),
  time: z.string(),
  end: z.enum(["never", "at"]),
  end_day: z.string(),
  end_time: z.string(),
  reason: z.string().check(z.trim(), z.maxLength(200, "Please use at most 200 characters")),
});

type PublishDialogProps = {
  page: EditedPage;
  edited: EditedDraft;
  onChanged: (page: EditedPage) => void;
  onClose: () => void;
};

/** The draft goes out, now or at a set time, and ends if it should. */
export function PublishDialog({ page, edited, onChanged, onClose }: PublishDialogProps) {
  const { publishPage, listPages, readEditedPage } = pageEditingContract;
  const publish = useMakeCall(publishPage, [listPages, readEditedPage]);
  return (
    <FormDialog
      title={`Publish ${page.name}`}
      text={`Visitors read the draft at ${page.path} as it is now. What you write after that waits until you publish again.`}
      confirmLabel="Publish"
      doneLabel={({ state }: EditedPage) => (state === "scheduled" ? "Page scheduled" : "Page published")}
      size="md"
      schema={form}
      defaultValues={valuesOf(page)}
      missing={missingIn(edited)}
      onClose={onClose}
      onConfirm={async ({ when, day, time, end, end_day, end_time, reason }) => {
        if (!(await edited.save())) throw new FieldErrors({}, "Your last changes are not saved yet. Please try again.");
        const changed = await publish.mutateAsync({
          id: page.id,
          version: edited.current().base.version,
          publish_at: when === "later" ? momentIn(day, time, "day") : null,
          expire_at: end === "at" ? momentIn(end_day, end_time, "end_day") : null,
          reason,
        });
        onChanged(changed);
        return changed;
      }}
    >
      <FormField name="when" label="When">
        <Select
          options={[
            { value: "now", label: "Now" },
            { value: "later", label: "At a set time" },
          ]}
        />
      </FormField>
      <Moment shownIf={["when", "later"]} day="day" time="time" label="Goes out" />
      <FormField name="end" label="End">
        <Select
          options={[
            { value: "never", label: "Stays until you take it down" },
            { value: "at", label: "Ends at a set time" },
          ]}
        />
      </FormField>
      <Moment shownIf={["end", "at"]} day="end_day" time="end_time" label="Ends" />
      <FormField name="reason" label="Reason" hint="For our team, beside this version" optional>
        <TextInput autoComplete="off" maxLength={200} />
      </FormField>
    </FormDialog>
  );
}

function missingIn({ problems }: EditedDraft): string | undefined {
  if (problems.length === 0) return undefined;
  return `This page can’t be published yet: ${problems[0]?.message}`;
}

/** The times that are set already stay, unless they are changed. */
function valuesOf({ publish_at, expire_at }: EditedPage) {
  const dayOf = (at: string | null) => (at === null ? "" : localDateOf(new Date(at)));
  const timeOf = (at: string | null, usual: string) => (at === null ? usual : localTimeOf(new Date(at)));
  const isAhead = expire_at !== null && new Date(expire_at).getTime() > Date.now();
  return {
    when: publish_at === null ? ("now" as const) : ("later" as const),
    day: dayOf(publish_at),
    time: timeOf(publish_at, "08:00"),
    end: isAhead ? ("at" as const) : ("never" as const),
    end_day: isAhead ? dayOf(expire_at) : "",
    end_time: timeOf(isAhead ? expire_at : null, "18:00"),
    reason: "",
  };
}

function momentIn(day: string, time: string, field: string): string {
  if (isLocalDate(day) && isLocalTime(time)) return momentOf(day, time).toISOString();
  throw new FieldErrors({ [field]: "Enter a date and a time" });
}

type MomentProps = { shownIf: readonly [string, string]; day: string; time: string; label: string };

function Moment({ shownIf: [name, value], day, time, label }: MomentProps) {
  if (useWatch({ name }) !== value) return null;
  return (
    <div className="grid grid-cols-2 gap-3">
      <FormField name={day} label={`${label}: date`} required>
        {(control) => <DatePicker value={control.value} onChange={control.onChange} />}
      </FormField>
      <FormField name={time} label={`${label}: time`} required>
        {(control) => <TimePicker value={control.value} onChange={control.onChange} />}
      </FormField>
    </div>
  );
}
