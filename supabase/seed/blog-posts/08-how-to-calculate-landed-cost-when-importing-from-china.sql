insert into public.blog_posts (id, created_at, updated_at, slug, title, date, category, excerpt, image_url, image_alt, content, tags, display_order) values ('fc72ab29-1030-5f13-8698-fb8a15a6110a', '2026-09-29T09:00:00Z', '2026-09-29T09:00:00Z', 'how-to-calculate-landed-cost-when-importing-from-china', 'How to Calculate Landed Cost When Importing from China', '2026-09-29', 'Shipping and Customs', 'A unit bought at US$6.00 costs US$8.79 at the door; here is every line in between.', '/images/customs-docs-1200.webp', 'Stamped trade documents, a rubber stamp and a balance that weighs a small container against coins.', $html$
<p>The factory quotes US$6.00. Your books will show US$8.79. Nothing went wrong between those two figures: the difference is freight, duty, fees and checking, and almost all of it can be estimated before you order.</p>
<p>Landed cost is everything you pay to have one sellable unit at your door. Every rate below is an example, chosen to keep the arithmetic visible. Duties on Chinese goods changed more than once in 2025 and 2026, and freight can double or halve within months, so replace our rates with this week’s.</p>

<h2>The formula</h2>
<blockquote><p>Landed cost = goods + origin charges + freight + insurance + duty + tax you cannot recover + clearance + delivery + service fee + inspection</p></blockquote>
<p>Three notes keep it honest:</p>
<ul>
<li><strong>Origin charges</strong> (truck to port, export clearance) are inside an FOB price, “free on board”. Under EXW, “ex works”, you add them. Our <a href="/blog/exw-fob-cif-dap-or-ddp-which-incoterm-should-you-choose">Incoterm comparison</a> shows who pays which leg.</li>
<li><strong>Tax</strong> counts only if you cannot reclaim it.</li>
<li><strong>Divide by sellable units.</strong> If 20 of 1,000 units arrive unsellable, the example below costs US$8.97, not US$8.79.</li>
</ul>

<h2>Worked example: 1,000 units to the United States</h2>
<p>The order is 1,000 units at US$6.00 FOB, packed in 100 cartons of 50 x 40 x 30 cm: 6 m³. It moves by sea as LCL (less than a container load).</p>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">How it is found</th><th scope="col">US$</th></tr></thead>
<tbody>
<tr><th scope="row">Goods</th><td>1,000 x 6.00 FOB</td><td>6,000.00</td></tr>
<tr><th scope="row">LCL freight</th><td>6 m³, destination fees included</td><td>900.00</td></tr>
<tr><th scope="row">Insurance</th><td>0.4% of 110% of 6,900</td><td>30.36</td></tr>
<tr><th scope="row">Duty</th><td>assumed 10% of FOB value</td><td>600.00</td></tr>
<tr><th scope="row">MPF</th><td>the minimum applies</td><td>34.58</td></tr>
<tr><th scope="row">HMF</th><td>0.125% of 6,000</td><td>7.50</td></tr>
<tr><th scope="row">Broker and bond</th><td>quoted together</td><td>250.00</td></tr>
<tr><th scope="row">Delivery</th><td>port warehouse to door</td><td>300.00</td></tr>
<tr><th scope="row">Service fee</th><td>7% of 6,000</td><td>420.00</td></tr>
<tr><th scope="row">Inspection</th><td>one visit before shipment</td><td>250.00</td></tr>
<tr><th scope="row">Total</th><td>8.79 a unit, 46.5% above FOB</td><td>8,792.44</td></tr>
</tbody>
</table>
<figure><img src="/images/posts/landed-cost-bar.svg" alt="Stacked bar for one unit: goods 6.00, freight and insurance 0.93, duty and customs fees 0.64, broker and delivery 0.55, service fee and inspection 0.67, together 8.79 US dollars" width="800" height="520" loading="lazy"><figcaption>The same example per unit, in US$. Freight and insurance make up one third of the 2.79 that is added.</figcaption></figure>
<h3>The two customs fees</h3>
<p>The merchandise processing fee (MPF) is 0.3464% of value, which would be US$20.78 here. The minimum is higher: US$34.58 for entries from 1 October 2026, US$33.58 until then. The amounts are reset every 1 October. The harbor maintenance fee (HMF) applies to sea freight only.</p>
<h3>The value that is taxed</h3>
<p>US duty is normally charged on the FOB value, so a higher freight bill does not raise it. A commercial entry above US$2,500 needs a customs bond. Ask whether the broker’s price includes the bond and the security filing that is due 24 hours before loading.</p>

<h2>The EU and the UK count differently</h2>
<p>European Union (EU) and United Kingdom (UK) customs charge duty on goods plus freight plus insurance. Value added tax (VAT) then applies to all of it, duty and onward delivery included. Take goods at 6,000, sea freight 600 and insurance 30: the duty base is 6,630. By air, only 70% of the freight from China is in that base. An assumed 4% gives 265.20. Add 300 for delivery and the VAT base is 7,195.20, so 20% VAT is 1,439.04.</p>
<p>A VAT-registered importer can usually reclaim that sum, which makes it a question of cash rather than cost. If you are not registered, or the import was declared in somebody else’s name, it stays in your landed cost.</p>

<h2>Find the duty before the freight</h2>
<p>You need three facts: the Harmonized System (HS) code, six digits worldwide and 8-10 at import; the country of origin, which is where the goods were made rather than where they sailed from; and any extra duty, such as anti-dumping, a measure against one country, or a US duty on articles of steel, aluminum or copper, which can be many times the base rate and is charged on the full value. US rates depend on code, origin and entry date together, and some additional duties do not add up: ask which of them apply. The importer answers for the code, so a factory’s suggestion is only a clue.</p>
<table>
<thead><tr><th scope="col">Market</th><th scope="col">Official lookup</th><th scope="col">Duty is charged on</th></tr></thead>
<tbody>
<tr><th scope="row">United States</th><td>Harmonized Tariff Schedule (USITC), customs rulings database</td><td>FOB value</td></tr>
<tr><th scope="row">European Union</th><td>TARIC, Access2Markets</td><td>Value with freight and insurance to the EU</td></tr>
<tr><th scope="row">United Kingdom</th><td>UK Trade Tariff on GOV.UK</td><td>Value with freight and insurance to the UK</td></tr>
<tr><th scope="row">Canada</th><td>Customs Tariff (CBSA)</td><td>Value before international freight</td></tr>
<tr><th scope="row">Australia</th><td>Working Tariff (Australian Border Force)</td><td>FOB value</td></tr>
</tbody>
</table>
<p>If the code is doubtful and the order large, apply for a binding ruling. It takes weeks, and it settles the matter.</p>

<h2>LCL, FCL or air: the same order three ways</h2>
<p>FCL means a full container load. By air the chargeable weight is volume divided by 6,000: 6 m³ counts as 1,000 kg, even though the cartons weigh 900 kg. We changed freight and what depends on it, kept everything else, and used invented freight prices.</p>
<table>
<thead><tr><th scope="col">Mode</th><th scope="col">Freight US$</th><th scope="col">Total US$</th><th scope="col">Per unit</th></tr></thead>
<tbody>
<tr><th scope="row">LCL sea</th><td>900</td><td>8,792.44</td><td>8.79</td></tr>
<tr><th scope="row">FCL, 20 ft</th><td>2,600</td><td>10,499.92</td><td>10.50</td></tr>
<tr><th scope="row">Air, 4.20 a kg</th><td>4,200</td><td>12,099.46</td><td>12.10</td></tr>
</tbody>
</table>
<p>The container is less than a quarter full, so LCL wins on money. At US$150 per m³ against US$2,600 the lines cross at 17.3 m³; the usual turning point is 13-15 m³. Air, without HMF, costs US$3.31 more per unit. That can be right for the 100 units that keep a listing in stock, seldom for all 1,000. The <a href="/shipping-from-china">shipping page</a> compares times and routes.</p>

<h2>Sensitivity: which surprise hurts more</h2>
<p>Change one assumption at a time and write down the new unit cost:</p>
<ul>
<li>freight up 50%, to 1,350: total 9,244.42, or US$9.24 a unit (up 0.45);</li>
<li>duty up 10 points, to 20%: total 9,392.44, or US$9.39 a unit (up 0.60);</li>
<li>both together: total 9,844.42, or US$9.84 a unit (up 1.05).</li>
</ul>
<p>In this order duty is the larger risk, so the hour goes into the HS code first and into freight quotes second. For a bulky, cheap product it is the other way round.</p>

<h2>From landed cost to price</h2>
<p>As a first filter, we look for a landed cost of at most one third of the selling price. At US$28.00, an online seller’s unit might look like this:</p>
<ul>
<li>landed cost: 8.79;</li>
<li>marketplace fee, 15%: 4.20;</li>
<li>fulfillment and storage: 4.80;</li>
<li>advertising, 12%: 3.36;</li>
<li>returns, 5% of units, each losing 13.59 of product and handling: 0.68.</li>
</ul>
<p>That leaves US$6.17, or 22.0% of the price, before overhead and income tax. With both surprises above it is US$5.07, or 18.1%. If the bad case is a loss, change the price, the carton or the product before you pay a deposit.</p>

<h2>Copy-ready worksheet</h2>
<p>These lines from your own figures, with the entry fees of the year: <a href="/tools/landed-cost">What does one piece cost at your door?</a> The cubic meters for the freight quote: <a href="/tools/shipment-volume">How big is my shipment?</a></p>
<ol>
<li>A: units x unit price, with Incoterm and place</li>
<li>B: origin charges, zero under FOB</li>
<li>C: freight, destination fees in writing</li>
<li>D: insurance = (A + B + C) x 110% x rate</li>
<li>E: duty = base for your market x rate for your code</li>
<li>F: customs fees and any tax you cannot reclaim</li>
<li>G: broker, bond, delivery</li>
<li>H: service fee, inspection, tests</li>
<li>I: total = A to H added</li>
<li>J: landed unit = I divided by sellable units</li>
</ol>
<aside><p><strong>What we would do.</strong> Fill in the sheet twice, with today’s figures and with the bad case, before asking for samples. Order only if the bad case still earns money. Then keep the broker’s invoice from the first shipment and correct the sheet: the second estimate is usually close. <a href="/contact-us">Send us carton size, count and destination</a> and we will put a landed-cost estimate in the quotation.</p></aside>
<p><em>All rates and prices here are illustrations. This is general information as of September 2026, not tax or customs advice. Ask a licensed customs broker for the duty and fees that apply on your entry date.</em></p>
$html$, array['landed cost','duty','freight','pricing'], 1) on conflict (slug) do nothing;
