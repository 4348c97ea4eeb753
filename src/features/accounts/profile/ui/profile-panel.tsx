import { BadgeCheck, MailWarning } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Card } from "#design/card.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { privacyPath, privacyText } from "#domain/legal/accepted-terms.ts";
import { callAnswer } from "#platform/browser/call-answer.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { authClient } from "#platform/browser/session.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type Profile, profileContract, profileForm } from "../contract.ts";

/** The person’s own details, to be changed by them. */
export function ProfilePanel() {
  const { data, wait } = readOrWait(useCall(profileContract.myProfile, {}), "this", 4);
  if (wait) return wait;
  return <ProfileCard profile={data} />;
}

function ProfileCard({ profile }: { profile: Profile }) {
  const save = useMakeCall(profileContract.saveMyProfile, [profileContract.myProfile]);
  return (
    <Card className="grid content-start gap-5">
      <header>
        <h2 className="text-h3">Your details</h2>
        <p className="text-ink-2">
          We use them to fill in your next booking. Customer since {formatDate(profile.member_since)}
          {profile.privacy_version && (
            <>
              , with the{" "}
              <NewTabLink to={privacyPath(profile.privacy_version, new Date(profile.member_since))}>
                {privacyText(profile.privacy_version)}
              </NewTabLink>
            </>
          )}
          .
        </p>
      </header>
      <Email profile={profile} />
      <Form
        schema={profileForm}
        defaultValues={{ name: profile.name, phone: profile.phone }}
        className="grid gap-4"
        onSubmit={(values) =>
          callAnswer(async () => {
            await save.mutateAsync(values);
            void renewName();
            void toast({ title: "Details saved" });
          })
        }
      >
        <FormField name="name" label="Name" required>
          <TextInput autoComplete="name" maxLength={200} />
        </FormField>
        <FormField name="phone" label="Phone" hint="With the country code, for example +27 82 555 0199." optional>
          <TextInput type="tel" autoComplete="tel" maxLength={40} />
        </FormField>
        <SubmitButton busyText="Saving…" className="justify-self-start">
          Save details
        </SubmitButton>
      </Form>
    </Card>
  );
}

/** The session carries the name that menus show. */
async function renewName() {
  await (await authClient()).refreshSession();
}

function Email({ profile }: { profile: Profile }) {
  if (!profile.email_confirmed)
    return (
      <Alert tone="warn" icon={<MailWarning />} title={`${profile.email} isn’t confirmed yet`}>
        Open the link we sent you. Until then, bookings made with this email address don’t appear here.
      </Alert>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold text-sm">Email</span>
      <span className="[overflow-wrap:anywhere]">{profile.email}</span>
      <Badge tone="ok" icon={<BadgeCheck aria-hidden="true" />}>
        Confirmed
      </Badge>
    </p>
  );
}
