import { CircleUserRound } from "lucide-react";
import { DisclosureMenu } from "#design/overlay/menu.tsx";
import { menuItemClass } from "#design/overlay/menu-look.ts";
import { AccountLinks } from "#features/accounts/ui/account-links.tsx";
import { loginLinks, manageLink } from "#features/content/words/navigation.ts";
import { useSession } from "#platform/browser/session.ts";
import { MenuLinks } from "./main-menu.tsx";

const look = "min-h-11 whitespace-nowrap font-semibold text-[0.9375rem] text-ink hover:underline";

/** The three doors for people who are not signed in; for the others their own pages and the way out. */
export function HeaderLogins() {
  const session = useSession();
  if (session.status !== "in")
    return (
      <DisclosureMenu key="out" label="Login" name="main-menu" align="end" className={look}>
        <MenuLinks links={[manageLink, ...loginLinks]} />
      </DisclosureMenu>
    );
  const { name, email } = session.person;
  return (
    <DisclosureMenu key="in" label={<Somebody name={name || email} />} name="main-menu" align="end" className={look}>
      <AccountLinks className={menuItemClass} />
    </DisclosureMenu>
  );
}

function Somebody({ name }: { name: string }) {
  return (
    <span className="inline-flex max-w-[9.5rem] items-center gap-2">
      <CircleUserRound aria-hidden="true" className="size-5 shrink-0" />
      <span className="sr-only">Account of </span>
      <span className="truncate">{name.split(" ")[0]}</span>
    </span>
  );
}
