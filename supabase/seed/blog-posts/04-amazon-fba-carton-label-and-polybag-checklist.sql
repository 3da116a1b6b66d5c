insert into public.blog_posts (id, created_at, updated_at, slug, title, date, category, excerpt, image_url, image_alt, content, tags, display_order) values (
'aec620a2-2c74-5851-8d2f-89c37fc4dc83', '2026-04-21T09:00:00Z', '2026-04-21T09:00:00Z', 'amazon-fba-carton-label-and-polybag-checklist',
'Amazon FBA: Carton, Label and Polybag Checklist',
'2026-04-21',
'Fulfillment',
'Since January nobody at the US warehouse fixes your labels, so this is the 20-box checklist we print at the packing bench.',
'/images/fba-prep-1200.webp',
'Conveyors carry labeled cartons through a scanning arch; a roll of shipping labels lies on the bench in front.',
$html$
<p>A barcode sticker on the curve of a bottle costs a few cents to fix in Dongguan. Found at a US fulfillment center, the same sticker can hold up a whole shipment, because nobody there peels it off for you anymore.</p>
<p>This is the list we use when we prepare goods for Fulfillment by Amazon (FBA, the service that stores and ships your stock). The limits differ by country and change without much notice. Treat every number below as right at the time of writing, and open the seller help pages on the day you pack.</p>

<h2>What changed in 2026</h2>
<p>Two dates matter for US stock:</p>
<ul>
<li><strong>1 January 2026.</strong> Amazon ended its own prep and item labeling in the US. Units must arrive already bagged, wrapped and labeled.</li>
<li><strong>31 March 2026.</strong> The barcode rules split. Resellers need an Amazon barcode on each unit. Registered brand owners may use the manufacturer barcode already printed on the retail box, where the product is eligible.</li>
</ul>
<p>Unprepared goods risk refusal, extra fees, and loss or damage that is not reimbursed. The last cheap moment to correct a label is now at the factory.</p>

<h2>The unit</h2>
<h3>Label</h3>
<p>The Amazon barcode carries an FNSKU (fulfillment network stock keeping unit, a code tying one item to your listing). Print it at 300 dpi (dots per inch) on matte white stock, from about 25 × 51 mm to 51 × 76 mm (1 × 2 in to 2 × 3 in). Stick it on a flat surface, away from edges and seams. Cover every old barcode. Then scan the finished unit, not the roll.</p>
<h3>Polybag</h3>
<p>A bag must be clear, sealed and at least 0.038 mm (1.5 mil, thousandths of an inch) thick, and the label must scan from outside. If the opening measures 12.7 cm (5 in) or more, the bag needs a suffocation warning. Its type size, in points (pt), follows the length plus the width of the bag. For the EU and UK, add the warning in the local language.</p>
<table>
<thead>
<tr><th scope="col">Length + width</th><th scope="col">Smallest type</th></tr>
</thead>
<tbody>
<tr><th scope="row">152 cm (60 in) or more</th><td>24 pt</td></tr>
<tr><th scope="row">102–150 cm (40–59 in)</th><td>18 pt</td></tr>
<tr><th scope="row">76–99 cm (30–39 in)</th><td>14 pt</td></tr>
<tr><th scope="row">Smaller</th><td>10 pt</td></tr>
</tbody>
</table>
<h3>Sets and bundles</h3>
<p>Pieces sold together travel together: one bag, box or film wrap, marked “Sold as set”, with one barcode outside. If the single pieces carry codes of their own, cover them, or a scanner will book four mugs instead of one set of four.</p>
<h3>Fragile and liquid</h3>
<p>A fragile unit needs bubble wrap or a closed box, and must survive a drop from 91 cm (3 ft) onto a hard floor. A liquid needs a second seal under the cap or a sealed bag. We lay sample bottles on their side overnight before we believe the cap. If the product expires, the date must stay readable after wrapping.</p>

<h2>The carton</h2>
<figure><img src="/images/posts/fba-carton.svg" alt="Shipping carton with callouts: no label on the taped seam, shipment label flat on the side, weight up to 22.7 kg in the US or 23 kg in the EU and UK, sides up to 63.5 cm." width="800" height="520" loading="lazy"><figcaption>Four places where a carton fails: seam, label, weight and side length.</figcaption></figure>
<h3>Weight</h3>
<p>The US limit is 22.7 kg (50 lb); in the EU and UK it is 23 kg. Older notes that say 25 kg are wrong. In the US, a single item above the limit travels alone under a “Team Lift” label. In the EU and UK, the “Heavy Package” label starts above 15 kg. We pack to 22 kg: cardboard takes up moisture at sea, and two scales seldom agree.</p>
<h3>Size</h3>
<p>For mixed standard-size units, 63.5 cm (25 in) on any side is safe everywhere. The US relaxed the longest side to 91 cm (36 in) in 2025, but not for distribution stock. A longer limit in Europe was withdrawn. A carton inside the limit can still cost extra: when its longest side plus twice the other two comes to more than 300 cm, UPS charges Amazon’s partnered shipments in Europe a large-package surcharge. A cube of 63.5 cm has 317.5.</p>
<h3>Contents and shipment ID</h3>
<p>One carton belongs to one shipment ID. A case pack (one product, same count in every carton) may hold up to 150 units. What is inside must equal what you declared, down to the color. Fill gaps with paper sheets or air pillows; packing peanuts and shredded paper are not accepted.</p>

<h2>FBA limits side by side</h2>
<table>
<thead>
<tr><th scope="col">Item</th><th scope="col">US</th><th scope="col">EU and UK</th></tr>
</thead>
<tbody>
<tr><th scope="row">Carton weight</th><td>22.7 kg (50 lb)</td><td>23 kg</td></tr>
<tr><th scope="row">Weight label</th><td>“Team Lift”, single heavier item</td><td>“Heavy Package” above 15 kg</td></tr>
<tr><th scope="row">Carton side</th><td>63.5 cm safe; 91 cm in some cases</td><td>63.5 cm</td></tr>
<tr><th scope="row">Pallet base</th><td>102 × 122 cm (40 × 48 in), wood</td><td>EU 80 × 120 cm, UK 100 × 120 cm</td></tr>
<tr><th scope="row">Pallet height</th><td>183 cm (72 in)</td><td>180 cm</td></tr>
<tr><th scope="row">Pallet weight</th><td>680 kg (1,500 lb)</td><td>500 kg</td></tr>
<tr><th scope="row">Expiry date</th><td>36 pt on the carton</td><td>Check the help page</td></tr>
<tr><th scope="row">Unit extras</th><td>Matte white label</td><td>Same, plus EU responsible person where required</td></tr>
</tbody>
</table>

<h2>The pallet</h2>
<p>In the US, cartons may overhang a pallet by up to 2.5 cm (1 in). In Europe, Amazon’s own page on its partnered carriers names 500 kg for each pallet and refuses stacked ones. Some UK guides still print 1,000 kg. Japan has its own numbers, at the time of writing an overweight label above 15 kg and a 50 × 60 × 50 cm carton for standard-size goods.</p>

<h2>Factory, agent or destination prep</h2>
<table>
<thead>
<tr><th scope="col">Who</th><th scope="col">Cost</th><th scope="col">Main risk</th><th scope="col">Suits</th></tr>
</thead>
<tbody>
<tr><th scope="row">Factory</th><td>Lowest</td><td>Checks its own work</td><td>One simple product</td></tr>
<tr><th scope="row">Agent in China</th><td>Middle</td><td>One extra truck leg</td><td>Sets, several factories</td></tr>
<tr><th scope="row">Destination center</th><td>Highest</td><td>Peak-season queue</td><td>Returns, urgent fixes</td></tr>
</tbody>
</table>
<p>Invented figures show the logic. For 2,000 units, say factory labels cost US$0.08 each (US$160), an agent US$0.25 (US$500) and a US center US$0.70 (US$1,400). The agent costs US$340 more than the factory. If the agent’s work needs no repair, that pays once the chance of relabeling a factory batch in the US passes about 24% (340 ÷ 1,400), before you count refusals and weeks without stock.</p>

<h2>The printable 20-box checklist</h2>
<p>Numbers help. A line leader can report “box 7 fails” in any language.</p>
<ol>
<li>Help pages for this marketplace read today</li>
<li>Barcode type right: Amazon or manufacturer</li>
<li>FNSKU matches product, color and size</li>
<li>Label matte white, flat, 300 dpi</li>
<li>All other barcodes covered</li>
<li>Finished unit scans</li>
<li>Bag clear, sealed, 1.5 mil or more</li>
<li>Suffocation warning, right type size and language</li>
<li>Set marked “Sold as set”</li>
<li>Fragile unit passes the drop test</li>
<li>Liquid sealed twice or bagged</li>
<li>Expiry date on unit and carton</li>
<li>Country of origin and responsible person where required</li>
<li>Units per carton as declared, 150 at most per case pack</li>
<li>Carton at most 50 lb, just under 22.7 kg (US), or 23 kg (EU, UK)</li>
<li>No side over 63.5 cm, unless checked</li>
<li>“Team Lift” or “Heavy Package” label if needed</li>
<li>No peanuts, no shredded paper</li>
<li>One shipment ID per carton, label flat and off the seam</li>
<li>Pallet base, height, weight and overhang measured</li>
</ol>
<p>The figures of one carton against today’s limits, which have moved since this list was written: <a href="/tools/amazon-carton-check">Will Amazon take these cartons?</a></p>
<aside><p><strong>What we would do.</strong> Approve one finished unit by photo before the rest are labeled. Let the factory label a single simple product; bring sets and mixed orders to <a href="/amazon-fba-prep-service-china">one prep bench in China</a>. Then draw a random sample, scan every piece in it, and count label faults as major defects, <a href="/blog/aql-inspection-explained-for-first-time-importers">as in any other inspection</a>. Not sure which prep your listing needs? <a href="/contact-us">Send us the list</a>.</p></aside>
<p><em>This summary is general information as of April 2026, with the carton and pallet limits as of November 2026, not legal or customs advice. Platform rules change; the seller help pages decide. Amazon will not act as importer of record, so name yours before you book. We are an independent service, not affiliated with or endorsed by Amazon.</em></p>
$html$,
array['FBA prep','FNSKU','cartons','polybags'],
5) on conflict (slug) do nothing;
