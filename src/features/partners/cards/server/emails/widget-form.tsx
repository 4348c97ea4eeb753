import { type Brand, brandStyle } from "#domain/company/brand.ts";

type WidgetFormProps = {
  siteUrl: string;
  company: string;
  town: string;
  code: string;
  address: string;
  services: readonly { readonly value: string; readonly label: string }[];
  brand: Brand;
};

const airport = "Cape Town International Airport";

/** The page in a partner’s frame: a form that needs no script. */
export const WidgetForm = ({ siteUrl, company, town, code, address, services, brand }: WidgetFormProps) => (
  <html lang="en-ZA">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <title>{`Book a transfer or tour in ${town}`}</title>
      <style>{`${style}${brandStyle({ ...brand, logo: "" })}`}</style>
    </head>
    <body>
      <main>
        <h1>{`Transfers and tours in ${town}`}</h1>
        <form action={`${siteUrl}/booking`} method="get" target="_top">
          {code && <input type="hidden" name="affiliate" value={code} />}
          {code && <input type="hidden" name="via" value="widget" />}
          <label>
            Service
            <select name="service">
              {services.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            Pickup
            <input name="pickup" defaultValue={address && airport} maxLength={300} autoComplete="off" />
          </label>
          <label>
            Drop-off
            <input name="destination" defaultValue={address} maxLength={300} autoComplete="off" />
          </label>
          <label>
            Date
            <input name="date" type="date" />
          </label>
          <label>
            Passengers
            <input name="passengers" type="number" min={1} max={22} defaultValue={2} inputMode="numeric" />
          </label>
          <button type="submit">See prices</button>
        </form>
        <p>Booking and payment with {company}</p>
      </main>
    </body>
  </html>
);

const style = `
:root{color-scheme:light dark;--primary:#c8391f;--on-primary:#fff;--ink:light-dark(#10293f,#f4ead6);--ink2:light-dark(#4a5c6c,#b9c4cd);--ground:light-dark(#fff,#10293f);--line:light-dark(#8a7f6a,#6d8294)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.4 Figtree,Arial,sans-serif}
main{padding:20px}h1{font-size:20px;line-height:1.2;margin:0 0 14px}
form{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));align-items:end}
label{display:grid;gap:4px;font-size:14px;font-weight:600}
input,select{font:inherit;font-weight:400;min-height:44px;width:100%;padding:8px 12px;border:1px solid var(--line);border-radius:10px;background:var(--ground);color:inherit}
button{font:inherit;font-weight:700;min-height:44px;border:0;border-radius:999px;background:var(--primary);color:var(--on-primary);padding:8px 20px;cursor:pointer}
:focus-visible{outline:3px solid #1b8fa3;outline-offset:2px}p{margin:14px 0 0;font-size:13px;color:var(--ink2)}`;
