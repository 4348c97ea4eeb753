import type { Inquiry, QuickMessage } from "#features/crm/contact/contract.ts";
import { inquiry, quickMessage } from "#features/crm/contact/contract.ts";

const sender = { name: "Thandi Mokoena", email: "thandi@example.com", phone: "+27 82 555 0199" };

/** The home page form’s request, or that of another form that asks for a price. */
export const aQuickMessage = (changes: Partial<QuickMessage> = {}) =>
  quickMessage.parse({ ...sender, message: "Do you drive to Hermanus?", ...changes });

/** The request of the contact page’s form. */
export const anInquiry = (changes: Partial<Inquiry> = {}) =>
  inquiry.parse({ ...sender, message: "Do you drive to Hermanus?", ...changes });
