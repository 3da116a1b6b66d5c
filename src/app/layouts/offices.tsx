import { site } from "@/config/site";
import { cssVariables } from "@/lib/css-variables";

/** The three lanes split here, and one ends at each office's port. */
export function Offices() {
  return (
    <>
      <h2 className="sr-only">Offices</h2>
      <div className="ports relative grid lg:grid-cols-3 lg:pt-46">
        {site.offices.map(({ city }, i) => (
          <span key={city} aria-hidden="true" className={`port-line port-${i + 1}`} />
        ))}
        {site.offices.map(({ city, role, address, handles }, i) => (
          <section
            key={city}
            className="port relative pt-1 pb-10 pl-16 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0"
            style={cssVariables({ "--stop": `var(--lane-${i + 1})` })}
          >
            <span aria-hidden="true" className="stop port-stop bg-ink!" />
            <h3 className="text-d3">
              {city} <span className="font-medium text-dune">{role}</span>
            </h3>
            <address className="mt-3 text-sm text-dune">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="mt-2 text-sm">{handles}</p>
          </section>
        ))}
      </div>
    </>
  );
}
