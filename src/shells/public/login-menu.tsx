import { DisclosureMenu } from "#design/menu.tsx";
import { loginLinks } from "#features/content/words/navigation.ts";
import { MenuLinks } from "./main-menu.tsx";

/** The three doors for people who are not signed in. */
export function HeaderLogins() {
  return (
    <DisclosureMenu
      label="Login"
      name="main-menu"
      align="end"
      className="min-h-11 whitespace-nowrap font-semibold text-[0.9375rem] text-ink hover:underline"
    >
      <MenuLinks links={loginLinks} />
    </DisclosureMenu>
  );
}
