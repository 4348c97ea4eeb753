import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { requestKinds, requestSources } from "#domain/privacy/privacy-request.ts";
import { requestKindLabels, requestSourceLabels } from "#domain/privacy/privacy-request-labels.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { privacyRequestsContract, type RecordForm, recordForm } from "../contract.ts";

/** Records a request by phone, email, post or in person. */
export function RecordRequestDialog({ onClose }: { onClose: () => void }) {
  const record = useMakeCall(privacyRequestsContract.recordPrivacyRequest, [
    privacyRequestsContract.listPrivacyRequests,
  ]);
  return (
    <FormDialog
      title="Record request"
      text="The clock starts on the date it reached us: we answer within 30 days."
      confirmLabel="Record request"
      doneLabel="Request recorded"
      size="md"
      schema={recordForm}
      defaultValues={{ name: "", email: "", phone: "", words: "", received_on: localDateOf(new Date()) }}
      onClose={onClose}
      onConfirm={(values) => record.mutateAsync(values)}
    >
      <FormField<RecordForm> name="kind" label="What they ask for" required>
        <Select
          placeholder="Please choose"
          options={requestKinds.map((value) => ({ value, label: requestKindLabels[value] }))}
        />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField<RecordForm> name="source" label="How it reached us" required>
          <Select
            placeholder="Please choose"
            options={requestSources
              .filter((value) => value !== "account")
              .map((value) => ({ value, label: requestSourceLabels[value] }))}
          />
        </FormField>
        <FormField<RecordForm> name="received_on" label="Received on" required>
          {({ value, onChange, onBlur }) => (
            <DatePicker value={String(value ?? "")} onChange={onChange} onBlur={onBlur} />
          )}
        </FormField>
      </div>
      <FormField<RecordForm> name="name" label="Name" required>
        <TextInput autoComplete="off" maxLength={120} />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField<RecordForm> name="email" label="Email" hint="We send our answer here." optional>
          <TextInput type="email" autoComplete="off" maxLength={254} />
        </FormField>
        <FormField<RecordForm> name="phone" label="Phone" optional>
          <TextInput type="tel" autoComplete="off" maxLength={40} />
        </FormField>
      </div>
      <FormField<RecordForm> name="words" label="Request" hint="In their own words." required>
        <TextArea rows={4} maxLength={4000} />
      </FormField>
    </FormDialog>
  );
}
