import type { Inquiry, QuickMessage } from "#features/crm/contact/contract.ts";
import { inquiry, quickMessage } from "#features/crm/contact/contract.ts";

const sender = { name: "Thandi Mokoena", email: "thandi@example.com", phone: "+27 82 555 0199" };

/** The request of the home page’s form, or with another source of a form that asks for a price. */
export const aQuickMessage = (changes: Partial<QuickMessage> = {}) =>
  quickMessage.parse({ ...sender, message: "Do you drive to Hermanus?", ...changes });

/** The request of the contact page’s form. */
export const anInquiry = (changes: Partial<Inquiry> = {}) =>
  inquiry.parse({ ...sender, message: "Do you drive to Hermanus?", ...changes });
