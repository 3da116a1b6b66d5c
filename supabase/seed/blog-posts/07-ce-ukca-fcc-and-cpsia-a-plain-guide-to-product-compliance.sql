insert into public.blog_posts (id, created_at, updated_at, slug, title, date, category, excerpt, image_url, image_alt, content, tags, display_order) values ('da9e24ec-7675-5c4b-8eb2-ed9ff38e31d8', '2026-08-25T09:00:00Z', '2026-08-25T09:00:00Z', 'ce-ukca-fcc-and-cpsia-a-plain-guide-to-product-compliance', 'CE, UKCA, FCC and CPSIA: A Plain Guide to Product Compliance', '2026-08-25', 'Quality Control', 'The importer, not the factory, answers for product safety; start from the market and the product, then choose the lab.', '/images/samples-1200.webp', 'Three product samples, a kettle, headphones and a backpack, on pedestals before colored arches.', $html$
<p>A factory can send you a folder full of certificates and still leave you with goods you may not sell. The paper may describe another model, another market or another company. Compliance is evidence about one exact product, and at the border it is your evidence that counts.</p>
<p>Work in this order: the market, the product and its user, the rules, and only then the laboratory. This guide follows that order for the European Union (EU), the United Kingdom (UK) and the United States (US), as we read the rules in August 2026.</p>

<h2>Who is responsible</h2>
<p>The importer answers for the safety of the goods, not the factory. In the EU and the UK you go one step further when you sell under your own brand: the law then treats you as the manufacturer, so you draw up the declaration and keep the file. In the US the importer issues the certificate for goods that need one.</p>
<p>The factory supplies evidence. Name that evidence in the order: which reports, for which model number, in whose name and before what date. An order that only says “CE certified” buys you a sticker.</p>

<h2>European Union: five layers, not one mark</h2>
<h3>CE marking</h3>
<p>CE applies only where an EU directive or regulation asks for it: toys, radio equipment, mains electrical goods, sunglasses and other listed groups. A ceramic mug or a T-shirt must not carry it. For many products the manufacturer declares conformity itself; for riskier ones a notified body (approved third party) takes part. Either way there is a signed declaration of conformity and a technical file, kept for 10 years. The mark is normally at least 5 mm high.</p>
<h3>RoHS</h3>
<p>The restriction of hazardous substances (RoHS) covers 10 substances in electrical goods. The limit is 0.1% by weight each, and 0.01% for cadmium. It counts per homogeneous material, such as one solder joint or one cable jacket, so a cheap cable can fail an otherwise clean lamp.</p>
<h3>REACH</h3>
<p>The EU chemicals regulation (REACH) reaches almost every product. If an article contains more than 0.1% by weight of a substance on the candidate list, you must tell your business customers, and consumers who ask. The list grows, usually twice a year, so a “REACH certificate” proves nothing about substances added after its date.</p>
<h3>GPSR</h3>
<p>The General Product Safety Regulation (GPSR) has applied since 13 December 2024. A consumer product needs a risk assessment and a responsible person based in the EU. The names and addresses of the manufacturer and of that person, postal and electronic, go on the product or its pack, and online offers must show them too.</p>
<h3>Packaging</h3>
<p>The EU packaging regulation has applied since 12 August 2026. It asks for a declaration of conformity for each packaging type, packaging kept to the necessary minimum, and limits on PFAS (long-lasting fluorinated chemicals) in food-contact packs. More duties follow in stages, so ask your box supplier for the data now.</p>

<h2>United Kingdom: UKCA, or often still CE</h2>
<p>UKCA (UK Conformity Assessed) is the mark for Great Britain. For many product groups the government accepts CE without an end date; for others, such as medical devices and construction products, separate rules apply. Look up your group before you print anything. Marked goods also need the importer’s name and address, on the product or, where the rules allow it, on the pack or papers.</p>
<p>Unmarked consumer goods still have to be safe under the UK’s own general product safety rules. Northern Ireland follows EU rules for most goods, including CE and GPSR.</p>

<h2>United States: agency by agency</h2>
<h3>FCC</h3>
<p>The Federal Communications Commission (FCC) looks at radio interference. A device with digital electronics but no radio usually needs a supplier’s declaration from a responsible party in the US. Bluetooth or Wi-Fi means certification and an FCC ID, tested by a laboratory the FCC recognizes. The recognition rules changed in 2025: check the current list on the day you book.</p>
<h3>CPSIA</h3>
<p>The Consumer Product Safety Improvement Act (CPSIA) sets the duties for products made for children aged 12 and under:</p>
<ul>
<li>testing by a third-party laboratory the safety commission accepts;</li>
<li>a Children’s Product Certificate issued by the importer;</li>
<li>a permanent tracking label on product and pack, where practicable;</li>
<li>lead at most 100 parts per million (ppm), and 90 ppm in paint;</li>
<li>eight phthalates (plastic softeners), at most 0.1% each, in toys and child-care articles.</li>
</ul>
<h3>Certificates at entry</h3>
<p>Since 8 July 2026 certificate data is filed electronically with the customs entry, for general-use products that need a certificate as well as children’s goods. Your broker needs the data before the goods arrive: product identifier, rule, place and date of manufacture, test date, laboratory and a contact. Goods from foreign trade zones are due to follow on 8 January 2027.</p>
<h3>California Proposition 65</h3>
<p>California requires a warning before people are exposed to listed chemicals above certain levels. Private parties can bring claims, and soft plastic, cords, coatings and brass are common targets. Ask for a screening test rather than printing a warning on everything.</p>

<h2>Eight products, three markets</h2>
<figure><img src="/images/posts/compliance-labels.svg" alt="A wireless speaker connected to three labels: EU with CE and an EU address, UK with UKCA or CE and a UK address, US with FCC ID and a US contact" width="800" height="520" loading="lazy"><figcaption>One wireless speaker, three sets of marks and addresses.</figcaption></figure>
<p>A starting point, not a complete list:</p>
<table>
<thead><tr><th scope="col">Product</th><th scope="col">EU</th><th scope="col">UK</th><th scope="col">US</th></tr></thead>
<tbody>
<tr><th scope="row">Steel food jar</th><td>No CE; food contact, GPSR</td><td>Food contact, general safety</td><td>FDA food contact, Prop 65</td></tr>
<tr><th scope="row">Plush toy</th><td>CE (toys), REACH</td><td>UKCA or CE</td><td>CPSIA, toy standard</td></tr>
<tr><th scope="row">USB desk fan</th><td>CE (interference), RoHS</td><td>UKCA or CE</td><td>FCC declaration</td></tr>
<tr><th scope="row">Wireless speaker</th><td>CE (radio), RoHS, battery rules</td><td>UKCA or CE</td><td>FCC ID</td></tr>
<tr><th scope="row">Mains kettle</th><td>CE (low voltage), RoHS, food contact</td><td>UKCA or CE, UK plug</td><td>FDA food contact; retailers ask for a safety listing</td></tr>
<tr><th scope="row">Adult T-shirt</th><td>No CE; fiber label, REACH</td><td>Fiber label</td><td>Fiber, origin and care labels; flammability</td></tr>
<tr><th scope="row">Sunglasses</th><td>CE (protective equipment)</td><td>UKCA or CE</td><td>FDA impact test</td></tr>
<tr><th scope="row">MDF shelf</th><td>No CE; REACH, GPSR</td><td>General safety</td><td>Formaldehyde label</td></tr>
</tbody>
</table>
<p>FDA is the Food and Drug Administration; MDF is medium-density fiberboard.</p>

<h2>How to read a test report</h2>
<ol>
<li><strong>Laboratory.</strong> Find its accreditation number in the accreditor’s own database and see whether your standard is in the scope.</li>
<li><strong>Applicant.</strong> A report issued to another company needs that company’s consent, and proof that the product is the same.</li>
<li><strong>Model and photos.</strong> Hold your sample beside the pictures: plug, circuit board, cell, color.</li>
<li><strong>Standard and date.</strong> Check the edition of the standard and whether the parts have changed since.</li>
<li><strong>Scope.</strong> “Pass” on page 1 may cover two clauses of nine.</li>
<li><strong>Authenticity.</strong> Send the report number to the laboratory, using contact details from the lab’s own website.</li>
</ol>

<h2>Time and money</h2>
<p>Plan 1-4 weeks of testing, longer when a sample fails. Prices typically run from a few hundred dollars for a chemical screen to several thousand for a radio product; a pre-certified radio module often reduces the work. Test the final design <em>before</em> mass production. A failed report on one sample costs a change; on 3,000 finished units it costs the batch. Then make sure the bulk is what was tested: the <a href="/quality-control-inspection">inspection</a> compares parts, labels and marks with the tested sample, using the sampling described in <a href="/blog/aql-inspection-explained-for-first-time-importers">our AQL guide</a>.</p>
<aside><p><strong>What we would do.</strong> Write one page per product before asking for prices: markets, user age, power source, radio, food or skin contact. Send it to the laboratory for a test plan and to the factory with the request for quotation. Put the plan in the order, and make the deposit depend on a passed report, or at least keep the balance until you hold one. We collect and check reports; the certificates come from accredited laboratories. <a href="/contact-us">Send us the page</a> and we will tell you what is missing.</p></aside>
<p><em>This article is general information as of August 2026, not legal advice. Rules, dates and lists of recognized laboratories change. Confirm the position for your product with the authority, an accredited laboratory or a compliance lawyer before you order.</em></p>
$html$, array['compliance','CE marking','testing','GPSR'], 2) on conflict (slug) do nothing;
