import { useController, useWatch } from "react-hook-form";
import { Alert } from "#design/alert.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { FormCheckbox, FormField, useFieldMessage } from "#design/fields/form-field.tsx";
import { StarInput } from "#design/fields/star-input.tsx";
import { ratedPartLabels } from "#domain/rating/rating-labels.ts";
import { isLow, type RatedPart } from "#domain/rating/rating-rules.ts";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { type RatingFields, ratingContract, ratingFields } from "../contract.ts";
import { PhotosField } from "./photos-field.tsx";

const empty = {
  overall: 0,
  punctuality: 0,
  vehicle: 0,
  driving: 0,
  words: "",
  photos: [],
  may_show_photos: false,
  may_publish: false,
  is_anonymous: false,
  private_message: "",
  wants_reply: false,
} satisfies RatingFields;

/** These can be put right in the form; any other refusal ends it. */
const aboutPhotos: readonly string[] = ["file_gone", "not_a_picture", "photos_not_agreed"];

type RatingFormProps = {
  token: string;
  /** The driver’s first name, if there was only one. */
  driver: string | null;
  onRated: () => void;
  /** Already rated elsewhere, or the link has expired. */
  onEnded: () => Promise<void>;
};

/** Four star ratings, a public comment and a private message to our team. The texts are optional. */
export function RatingForm({ token, driver, onRated, onEnded }: RatingFormProps) {
  const send = async (values: RatingFields) => {
    try {
      await callApi(ratingContract.giveRating, { ...values, token });
      onRated();
    } catch (error) {
      const isAboutPhotos = error instanceof CallFailed && aboutPhotos.includes(error.reason);
      if (error instanceof CallFailed && error.status === 409 && !isAboutPhotos) return onEnded();
      throw new FieldErrors({}, error instanceof Error ? error.message : "Something went wrong. Please try again.");
    }
  };
  return (
    <Form schema={ratingFields} defaultValues={empty} onSubmit={send} className="grid gap-7">
      <div className="grid gap-5 sm:grid-cols-2">
        <StarField name="overall" label={ratedPartLabels.overall} />
        <StarField name="punctuality" label={ratedPartLabels.punctuality} />
        <StarField name="vehicle" label={ratedPartLabels.vehicle} />
        <StarField name="driving" label={driver ? `${driver}’s driving` : ratedPartLabels.driving} />
      </div>
      <PublicPart />
      <PrivatePart />
      <div className="grid gap-3">
        <SubmitButton size="lg">Send rating</SubmitButton>
        <p className="text-ink-2 text-sm">
          Your driver sees your stars and what is published, with the date of the trip. Your name and your private
          message stay with our team.
        </p>
      </div>
    </Form>
  );
}

function StarField({ name, label }: { name: RatedPart; label: string }) {
  const { field } = useController<RatingFields, RatedPart>({ name });
  const error = useFieldMessage(name);
  return (
    <StarInput
      ref={field.ref}
      label={label}
      required
      value={field.value}
      onChange={field.onChange}
      {...(error && { error })}
    />
  );
}

function PublicPart() {
  const mayPublish = useWatch<RatingFields, "may_publish">({ name: "may_publish" });
  return (
    <fieldset className="grid gap-4 border-line border-t pt-5">
      <legend className="sr-only">Your review</legend>
      <FormField<RatingFields>
        name="words"
        label="Your review"
        optional
        hint="What happened on the road, in the vehicle or at the pickup. Please don’t name private individuals."
      >
        <TextArea rows={4} maxLength={2000} />
      </FormField>
      <FormCheckbox<RatingFields>
        name="may_publish"
        label="You may publish my rating and review"
        hint="With the date, the kind of trip, your first name and an initial. We never hide low ratings."
      />
      {mayPublish && <FormCheckbox<RatingFields> name="is_anonymous" label="Publish it without my name" />}
      {mayPublish && <PhotosField />}
    </fieldset>
  );
}

function PrivatePart() {
  const overall = useWatch<RatingFields, "overall">({ name: "overall" });
  return (
    <fieldset className="grid gap-4 border-line border-t pt-5">
      <legend className="sr-only">Tell us privately</legend>
      {overall > 0 && isLow(overall) && (
        <Alert announce>
          We’re sorry. A manager reads every rating of three stars or fewer and answers within a day.
        </Alert>
      )}
      <FormField<RatingFields>
        name="private_message"
        label="Tell us privately"
        optional
        hint="Only our team sees this. It’s in addition to your review, not instead of it."
      >
        <TextArea rows={3} maxLength={2000} />
      </FormField>
      <FormCheckbox<RatingFields> name="wants_reply" label="Please reply to me by email" />
    </fieldset>
  );
}
