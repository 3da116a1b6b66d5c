insert into public.blog_posts (id, created_at, updated_at, slug, title, date, category, excerpt, image_url, image_alt, content, tags, display_order) values (
'1b11cdbe-2f90-5fce-91f2-274893314b29', '2026-05-26T09:00:00Z', '2026-05-26T09:00:00Z', 'exw-fob-cif-dap-or-ddp-which-incoterm-should-you-choose',
'EXW, FOB, CIF, DAP or DDP: Which Incoterm Should You Choose?',
'2026-05-26',
'Shipping and Customs',
'Five trade terms fit in one table, one order is priced five ways, and three questions pick the term for yours.',
'/images/shipping-1200.webp',
'Container ship, freight train, trucks and a cargo plane traveling over a curved, layered little earth.',
$html$
<p>Two suppliers quote the same lamp. One asks US$5.70, the other US$7.10, and the second may well be the cheaper. Until you know where each price stops, you are comparing a lamp at a factory gate with a lamp at your door.</p>
<p>The three letters after the price settle that. They are Incoterms, standard delivery terms published by the International Chamber of Commerce. The current edition is Incoterms 2020. It holds eleven terms, and five of them cover nearly every offer a new importer sees.</p>

<h2>Two different things: cost and risk</h2>
<p>Each term answers two questions. How far does the seller pay? And where does the risk pass, so that a lost or crushed carton becomes your problem?</p>
<p>The two points are not always the same. Under CIF the seller pays the ship to your port, but the risk became yours when the goods went on board in China. If the container goes over the side in mid-ocean, you still owe the price, and it is you who claims on the insurance.</p>
<p>No Incoterm says when you pay or when the goods become your property. That belongs in the contract; our post on <a href="/blog/how-to-pay-chinese-suppliers-safely">paying Chinese suppliers safely</a> covers it.</p>

<h2>The five terms in one table</h2>
<table>
<thead>
<tr><th scope="col">Term</th><th scope="col">Seller pays</th><th scope="col">Buyer pays</th><th scope="col">Risk passes</th></tr>
</thead>
<tbody>
<tr><th scope="row">EXW, Ex Works</th><td>Goods packed and ready</td><td>Loading, export, freight, insurance, import</td><td>At the factory gate</td></tr>
<tr><th scope="row">FOB, Free On Board</th><td>Truck to port, export clearance</td><td>Freight, insurance, import</td><td>On board at the named port</td></tr>
<tr><th scope="row">CIF, Cost, Insurance and Freight</th><td>As FOB, plus freight and basic insurance to port</td><td>Import, delivery</td><td>On board at origin</td></tr>
<tr><th scope="row">DAP, Delivered at Place</th><td>Everything to the named place except import</td><td>Import clearance, duty, tax, unloading</td><td>At the named place, ready to unload</td></tr>
<tr><th scope="row">DDP, Delivered Duty Paid</th><td>Everything, with duty and tax</td><td>Unloading</td><td>At the named place, duty paid</td></tr>
</tbody>
</table>
<p>Two details hide behind the cells. CIF obliges the seller to buy only minimum cover: Institute Cargo Clauses C, for 110% of the value. Under DAP and DDP the seller carries the risk to your door, but nothing obliges the seller to insure it.</p>
<figure><img src="/images/posts/incoterms-line.svg" alt="Line from factory to door by way of Ningbo and Hamburg. Risk passes at the factory under EXW, in Ningbo under FOB and CIF, at the door under DAP and DDP; the CIF seller pays to Hamburg." width="800" height="520" loading="lazy"><figcaption>Bars show how far the seller pays; rings show where risk passes. Under CIF they come apart.</figcaption></figure>

<h2>The same order priced five ways</h2>
<p>Take 1,000 units filling 6 m³ (212 cubic feet), from a factory near Ningbo to a shop in Hamburg. The figures are invented to show the steps; they are not a quotation.</p>
<table>
<thead>
<tr><th scope="col">Term</th><th scope="col">Total, US$</th><th scope="col">Per unit, US$</th><th scope="col">Step, US$</th></tr>
</thead>
<tbody>
<tr><th scope="row">EXW</th><td>5,700</td><td>5.70</td><td>Goods at the gate</td></tr>
<tr><th scope="row">FOB</th><td>6,000</td><td>6.00</td><td>+300 truck, export</td></tr>
<tr><th scope="row">CIF</th><td>6,450</td><td>6.45</td><td>+450 freight, insurance</td></tr>
<tr><th scope="row">DAP</th><td>7,100</td><td>7.10</td><td>+650 port, delivery</td></tr>
<tr><th scope="row">DDP</th><td>about 9,060</td><td>9.06</td><td>+1,960 duty, VAT, clearance</td></tr>
</tbody>
</table>
<p>The last step, in dollars, works like this:</p>
<ul>
<li>Duty at an assumed 6% of the CIF value: 6,450 × 6% = 387.00</li>
<li>Value added tax (VAT) at 19% on goods, freight and duty: 7,487 × 19% = 1,422.53</li>
<li>Customs clearance: 150.00</li>
<li>Added to 7,100: 9,059.53</li>
</ul>
<p>Here is the catch. A VAT-registered shop that imports in its own name pays 7,100 + 387 + 150 = US$7,637 and can usually reclaim the VAT. Under DDP the VAT sits inside the price, often with no import document in the shop’s name, so it may not be reclaimable. That is a difference of about US$1.42 a unit.</p>

<h2>Three questions that pick your term</h2>
<ol>
<li><strong>Do I have a forwarder (a company that books freight)?</strong> If so, FOB gives you control of route, date and charges. If not, ask for DAP, or let an agent book an FOB order for you.</li>
<li><strong>Am I ready to be importer of record (the party that answers to customs)?</strong> In the EU or UK you need an Economic Operators Registration and Identification (EORI) number. In the US, at the time of writing, commercial entries above US$2,500 generally need a bond, and sea freight a security filing 24 hours before loading. If that is in place, FOB or DAP works. If not, DDP with a declared importer is the remaining choice.</li>
<li><strong>Is the order under 1 m³ (35 cubic feet)?</strong> Minimum charges at both ports can eat a tiny sea shipment. A door term by courier or air, DAP or an honest DDP, is often simpler. Above that, compare FOB with DAP.</li>
</ol>

<h2>Traps</h2>
<h3>EXW: who files the export?</h3>
<p>EXW looks cheapest because the work is missing. Loading is yours, and so is the export declaration, which a foreign buyer cannot easily file in China. Somebody files it anyway, and you may not know in whose name. Since 1 October 2025 China has also required agents to report the true exporter. Ask for FCA instead (explained below).</p>
<h3>CIF: the bill at the other end</h3>
<p>The seller picks the forwarder, and a very low freight rate can come back as destination fees. With less than a full container there is no way around them: the goods stay in the warehouse until the fees are paid. Ask for all destination charges in writing before you accept CIF.</p>
<h3>DDP: the missing paperwork</h3>
<p>Ask three things: who is importer of record, which tariff code and value will be declared, and can I have the entry documents? Some DDP offers live on undervaluation. A buyer who should have noticed can still be held liable for a false entry, long after the parcel has arrived.</p>

<h2>FCA and CIP, the better container terms</h2>
<p>FOB and CIF were written for cargo loaded straight onto a ship. A container waits at a terminal first, sometimes for days, and the seller carries a risk there that nobody on its side controls. Two terms fit better:</p>
<ul>
<li><strong>FCA (Free Carrier):</strong> the seller clears the export and hands the goods to your carrier at a named place. Risk passes there.</li>
<li><strong>CIP (Carriage and Insurance Paid To):</strong> the seller pays freight and wide cover, Institute Cargo Clauses A, to a named place. Risk still passes at the first carrier.</li>
</ul>
<p>Chinese suppliers write FOB by habit. It is our default for a first order because everyone understands it, and for a small order it does no great harm.</p>

<h2>How to write it</h2>
<p>Term, exact place, edition. Put the same line in the quotation, the contract and the invoice:</p>
<ul>
<li>FOB Ningbo, Incoterms 2020</li>
<li>FCA, forwarder’s warehouse with street address, Ningbo, Incoterms 2020</li>
<li>DAP, your street address and postcode, Hamburg, Incoterms 2020</li>
</ul>
<p>“FOB China” names no port. “CIF to door” contradicts itself. Both invite an argument in the week when you have least time for one. Seven questions, and the sentence is written for you: <a href="/tools/incoterms">Which Incoterm do I ask for?</a></p>
<aside><p><strong>What we would do.</strong> For this order and a shop with its own VAT number: ask the factory for FOB and DAP on the same day, get a forwarder’s quote with the destination fees spelled out, and take the lower total. Insure 110% of the CIF value (US$7,095) on all-risks terms; at the often quoted 0.3–0.5% that is roughly US$21 to US$35. If you want the routes compared, <a href="/shipping-from-china">send us carton count, size and weight</a>; shorter answers are in the <a href="/faq">FAQ</a>.</p></aside>
<p><em>General information as of May 2026, not legal, tax or customs advice. Duty and VAT rules, filing duties and thresholds change; ask a licensed customs broker or tax adviser before you commit.</em></p>
$html$,
array['Incoterms','FOB','DDP','customs'],
4) on conflict (slug) do nothing;
