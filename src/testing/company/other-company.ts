/** A company of another name in another town. */
export const starlight = {
  name: "Starlight Transfers",
  phone: "+27 44 555 0177",
  phone_e164: "+27445550177",
  whatsapp_e164: "+27835550177",
  email: "hello@starlight.example",
  street: "9 Quay Row",
  city: "Knysna",
  region: "the Garden Route",
  facebook_url: "",
  short_name: "Starlight",
  reference_prefix: "STL",
  time_words: "Knysna time",
};
