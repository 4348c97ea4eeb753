import { Eye } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#design/button.tsx";
import { endImpersonation } from "#platform/browser/impersonation.ts";
import type { SignedIn } from "#platform/browser/session.ts";

/** Always in view while a super-user views the site as them. */
export function ImpersonationBanner({ person }: { person: SignedIn }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const stop = async () => {
    setIsBusy(true);
    const isBack = await endImpersonation();
    await navigate(isBack ? "/admin/super-user" : "/admin-login");
  };
  return (
    <div
      role="status"
      className="sticky top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-accent px-4 py-2 text-center font-semibold text-[0.9375rem] text-on-accent"
    >
      <span className="inline-flex items-center gap-2">
        <Eye aria-hidden="true" className="size-[18px] shrink-0" />
        You’re viewing the site as {person.name || person.email}. You can’t change anything.
      </span>
      <Button
        size="sm"
        variant="outline"
        busy={isBusy}
        onClick={() => void stop()}
        className="text-on-accent! inset-ring-on-accent/60! hover:bg-on-accent/10!"
      >
        Stop viewing
      </Button>
    </div>
  );
}
