import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { kindChoices } from "#domain/catalogue/service.ts";
import { languageNames } from "#domain/person/customer-choices.ts";
import { type Segment, segmentLabels, segments } from "#domain/person/segments.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { type Campaign, campaignForm, campaignsContract } from "../contract.ts";

const { saveCampaign, listCampaigns, previewCampaign } = campaignsContract;

/** As the form holds it: a choice that is left open is an empty line, and a number is typed. */
const { filter: _filter, per_day: _perDay, ...texts } = campaignForm.shape;
const form = z.object({
  ...texts,
  tag: z.string().check(z.trim(), z.maxLength(40, "Please use at most 40 characters")),
  segment: z.string(),
  service: z.string(),
  language: z.string(),
  last_trip_from: z.string().check(z.regex(/^$|^\d{4}-\d\d-\d\d$/, "Enter a date")),
  last_trip_to: z.string().check(z.regex(/^$|^\d{4}-\d\d-\d\d$/, "Enter a date")),
  per_day: z.string().check(z.regex(/^[1-9]\d{0,4}$/, "Enter a number from 1 to 20000")),
});
type Values = z.output<typeof form>;

const wireOf = ({ tag, segment, service, language, last_trip_from, last_trip_to, per_day, ...words }: Values) => ({
  ...words,
  per_day: Math.min(20_000, Number(per_day)),
  filter: {
    ...(tag && { tag }),
    ...(segment && { segment: segment as Segment }),
    ...(service && { service }),
    ...(language && { language }),
    ...(last_trip_from && { last_trip_from }),
    ...(last_trip_to && { last_trip_to }),
  },
});

const valuesOf = (campaign: Campaign | undefined): Values => ({
  name: campaign?.name ?? "",
  subject: campaign?.subject ?? "",
  heading: campaign?.heading ?? "",
  body: campaign?.body ?? "",
  button_label: campaign?.button_label ?? "",
  button_path: campaign?.button_path ?? "",
  tag: campaign?.filter.tag ?? "",
  segment: campaign?.filter.segment ?? "",
  service: campaign?.filter.service ?? "",
  language: campaign?.filter.language ?? "",
  last_trip_from: campaign?.filter.last_trip_from ?? "",
  last_trip_to: campaign?.filter.last_trip_to ?? "",
  per_day: String(campaign?.per_day ?? 500),
});

/** The words of a campaign and whom it is for. */
export function CampaignDialog({ campaign, onClose }: { campaign: Campaign | undefined; onClose: () => void }) {
  const save = useMakeCall(saveCampaign, [listCampaigns]);
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  return (
    <FormDialog
      title={campaign ? `Edit ${campaign.name}` : "New campaign"}
      text="It is saved as a draft. Nothing is sent until you send it."
      confirmLabel="Save draft"
      doneLabel="Draft saved"
      size="lg"
      schema={form}
      defaultValues={valuesOf(campaign)}
      onClose={onClose}
      onConfirm={(values) =>
        save.mutateAsync({ ...wireOf(values), id: campaign?.id ?? null, version: campaign?.version ?? null })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="name" label="Name" required hint="Shown to our team only.">
          <TextInput autoComplete="off" />
        </FormField>
        <FormField name="subject" label="Subject" required>
          <TextInput autoComplete="off" />
        </FormField>
      </div>
      <FormField name="heading" label="Title" required>
        <TextInput autoComplete="off" />
      </FormField>
      <FormField
        name="body"
        label="Text"
        required
        hint="{first_name} is the customer’s. A blank line starts a paragraph."
      >
        <TextArea rows={6} />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="button_label" label="Button" optional>
          <TextInput placeholder="View our tours" autoComplete="off" />
        </FormField>
        <FormField name="button_path" label="Page of our site" optional>
          <TextInput placeholder="/tours" autoComplete="off" />
        </FormField>
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-bold">Customers who agreed, and</legend>
        <FormField name="segment" label="Segment" optional>
          <Select placeholder="Any" options={segments.map((value) => ({ value, label: segmentLabels[value] }))} />
        </FormField>
        <FormField name="tag" label="Tag" optional>
          <TextInput autoComplete="off" />
        </FormField>
        <FormField name="service" label="Has booked" optional>
          <Select placeholder="Anything" options={[...kindChoices(services)]} />
        </FormField>
        <FormField name="language" label="Language" optional>
          <Select
            placeholder="Any"
            options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
          />
        </FormField>
        <FormField name="last_trip_from" label="Last trip from" optional>
          {({ value, onChange, onBlur, name }) => (
            <DatePicker value={value} onChange={onChange} onBlur={onBlur} name={name} />
          )}
        </FormField>
        <FormField name="last_trip_to" label="Last trip until" optional>
          {({ value, onChange, onBlur, name }) => (
            <DatePicker value={value} onChange={onChange} onBlur={onBlur} name={name} />
          )}
        </FormField>
      </fieldset>
      <FormField name="per_day" label="Emails a day" required>
        <TextInput inputMode="numeric" />
      </FormField>
      <Preview />
    </FormDialog>
  );
}

/** The draft as a reader gets it, drawn when asked for. */
function Preview() {
  const values = useWatch<Values>() as Values;
  const [drawn, setDrawn] = useState<{ subject: string; html: string }>();
  const [problem, setProblem] = useState("");
  const draw = async () => {
    try {
      setDrawn(await callSignedIn(previewCampaign, wireOf(values) as InputOf<typeof previewCampaign>));
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "We couldn’t draw the preview.");
    }
  };
  return (
    <div className="grid gap-2">
      <Button type="button" size="sm" variant="outline" className="justify-self-start" onClick={() => void draw()}>
        Show preview
      </Button>
      {problem && <p className="text-bad text-sm">{problem}</p>}
      {drawn && (
        <iframe
          title={`Preview: ${drawn.subject}`}
          sandbox=""
          srcDoc={drawn.html}
          className="h-96 w-full rounded-md border border-line"
        />
      )}
    </div>
  );
}
