import type { BaselinePage } from '../pages/save-page.ts';

const aboutUs: BaselinePage = {
  slug: 'about-us',
  title: { en: 'About us', bn: 'আমাদের কথা' },
  body: {
    en: `<p>Jorip means survey in Bengali. It is for anyone who asks many people: researchers, teachers, organizations and companies, in Bangladesh and beyond.</p>
<h2>What we care about</h2>
<ul><li><strong>Everyone can answer.</strong> On a small phone, over a slow network, with a keyboard or a screen reader, in Bengali or in English.</li>
<li><strong>Every answer counts once.</strong> What was accepted is never lost, and what was sent twice is not counted twice.</li>
<li><strong>Results are exact.</strong> Charts, tables and downloads come from one count.</li></ul>`,
    bn: `<p>যাঁরা অনেক মানুষের কাছে প্রশ্ন নিয়ে যান, Jorip তাঁদের জন্য: গবেষক, শিক্ষক, সংগঠন, প্রতিষ্ঠান; বাংলাদেশে ও দেশের বাইরে।</p>
<h2>যা আমাদের কাছে জরুরি</h2>
<ul><li><strong>সবাই যেন উত্তর দিতে পারেন।</strong> ছোট ফোনে, ধীর ইন্টারনেটে, কিবোর্ড বা স্ক্রিন রিডার দিয়ে, বাংলায় বা ইংরেজিতে।</li>
<li><strong>প্রতিটি উত্তর একবারই গোনা হয়।</strong> একবার নেওয়া উত্তর হারায় না, আর দুবার পাঠালেও দুবার ধরা হয় না।</li>
<li><strong>ফলাফল নির্ভুল।</strong> চার্ট, সারণি আর ডাউনলোড একই হিসাব থেকে আসে।</li></ul>`,
  },
};

const services: BaselinePage = {
  slug: 'services',
  title: { en: 'Services', bn: 'সেবা' },
  body: {
    en: `<h2>Ask</h2><p>Ask with choices, ratings, rankings, tables, dates, places, files and signatures, and each question only of those it concerns. Before you publish, you are told what is missing.</p>
<h2>Collect</h2><p>Share one link. You decide when it opens and ends, who may answer, and how often. People answer by name or anonymously, on any phone.</p>
<h2>Read</h2><p>Follow the charts while answers come in, and read each response by itself. Every chart is also a table and a picture; all answers open in a spreadsheet.</p>
<h2>Teach</h2><p>Say which answers are right, and quizzes mark themselves. Draw questions from your own bank, show a leaderboard, and give a certificate to those who pass.</p>`,
    bn: `<h2>প্রশ্ন করুন</h2><p>বাছাই, রেটিং, পছন্দের ক্রম, সারণি, তারিখ, এলাকা, ফাইল, স্বাক্ষর, সবই আছে; যে প্রশ্ন যাঁর জন্য, শুধু তাঁকেই করুন। কোথাও কিছু বাদ পড়লে প্রকাশের আগেই জানা যায়।</p>
<h2>উত্তর নিন</h2><p>একটি লিংক পাঠিয়ে দিন। কবে শুরু, কবে শেষ, কে কতবার উত্তর দিতে পারবেন, সব আপনার হাতে। নাম জেনে বা না জেনে, উত্তর আসে যেকোনো ফোন থেকে।</p>
<h2>ফলাফল দেখুন</h2><p>উত্তর আসতে আসতেই চার্ট দেখুন, প্রত্যেকের উত্তর আলাদা করেও পড়ুন। প্রতিটি চার্ট সারণি আর ছবি হিসেবেও পাবেন, আর সব উত্তর খুলবে স্প্রেডশিটে।</p>
<h2>শেখান</h2><p>সঠিক উত্তর বলে দিলে কুইজে নম্বর নিজেই বসে। প্রশ্ন আসুক আপনার প্রশ্নব্যাংক থেকে, লিডারবোর্ড দেখান, আর যাঁরা পাস করেন তাঁদের দিন সনদ।</p>`,
  },
};

const terms: BaselinePage = {
  slug: 'terms-condition',
  title: { en: 'Terms and conditions', bn: 'ব্যবহারের শর্ত' },
  body: {
    en: `<p>By using this site you agree to these terms.</p>
<h2>Your account</h2><p>Give true contact details and keep your password to yourself. You are responsible for what is done with your account.</p>
<h2>Your surveys</h2><p>What you ask and what you collect stays yours. Ask only what you are allowed to ask, say truthfully who asks and why, and use the answers as the law and your promise to respondents require. Do not ask for passwords, card numbers or the like.</p>
<h2>What is not allowed</h2><p>Deceiving or harassing people, spreading malware, breaking the law, or disturbing the service for others. Such surveys can be closed and such accounts suspended.</p>
<h2>The service</h2><p>We work to keep the service running and the data safe, but cannot promise that it is never interrupted. Download what matters to you.</p>
<h2>Changes</h2><p>When these terms change, the new text appears on this page.</p>`,
    bn: `<p>এই সাইট ব্যবহার করলে আপনি নিচের শর্তগুলো মেনে নিচ্ছেন।</p>
<h2>আপনার অ্যাকাউন্ট</h2><p>যোগাযোগের সঠিক তথ্য দিন, পাসওয়ার্ড কাউকে জানাবেন না। আপনার অ্যাকাউন্ট থেকে যা করা হয় তার দায় আপনার।</p>
<h2>আপনার জরিপ</h2><p>আপনার প্রশ্ন আর সংগ্রহ করা উত্তর আপনারই থাকে। যা জিজ্ঞেস করার অধিকার আছে শুধু তা-ই জিজ্ঞেস করুন, কে কেন জানতে চাইছে তা সত্যি করে বলুন, আর আইন ও উত্তরদাতাদের দেওয়া কথা মেনে উত্তর ব্যবহার করুন। পাসওয়ার্ড, কার্ডের নম্বর বা এ রকম কিছু চাইবেন না।</p>
<h2>যা করা যাবে না</h2><p>মানুষকে ঠকানো বা হয়রানি করা, ক্ষতিকর সফটওয়্যার ছড়ানো, আইন ভাঙা, অন্যের কাজে বাধা দেওয়া। এমন জরিপ বন্ধ এবং অ্যাকাউন্ট স্থগিত করা হতে পারে।</p>
<h2>সেবা</h2><p>সেবা যেন চালু থাকে ও তথ্য নিরাপদ থাকে, সে চেষ্টা আমরা করি; তবে কখনোই বিঘ্ন ঘটবে না, এমন কথা দেওয়া যায় না। জরুরি তথ্য ডাউনলোড করে রাখুন।</p>
<h2>শর্তের পরিবর্তন</h2><p>শর্ত বদলালে নতুন লেখা এই পাতাতেই থাকবে।</p>`,
  },
};

const privacy: BaselinePage = {
  slug: 'privacy-policy',
  title: { en: 'Privacy policy', bn: 'গোপনীয়তা নীতি' },
  body: {
    en: `<h2>When you answer a survey</h2><p>We keep your answers, when you started and finished, the language you used, and a random code for your device, so that you can continue later and are not counted twice. Your name or contact details are kept only if the survey asks for them and you give them. The owner of the survey reads the answers; ask them about their use.</p>
<h2>When you have an account</h2><p>We keep your name, email address or mobile number, a one-way hash of your password, and when and from which address you signed in, so that you can see and end your sessions.</p>
<h2>Cookies</h2><p>Only those the site needs. There is no advertising and no tracking by others.</p>
<ul><li><strong>Your sign-in</strong> (<em>auth._token.local</em>, <em>auth._refresh_token.local</em>): half an hour and 30 days, or until you sign out.</li>
<li><strong>That you have signed in with this browser before</strong> (<em>jorip_known</em>): 400 days.</li>
<li><strong>Your language</strong> (<em>t_locale</em>): 365 days.</li>
<li><strong>A template you chose before signing in</strong> (<em>temp_survey_id</em>): one day.</li>
<li><strong>A survey you have started</strong> (<em>jorip_respondent_…</em>), so that you can go on: 30 days.</li>
<li><strong>A random code for this device</strong> (<em>jorip_device</em>), so that nobody is counted twice: 400 days.</li></ul>
<h2>Your rights</h2><p>You may ask to see, correct or delete what is kept about you. For answers, ask the owner of the survey. All that belongs to your account you can download and delete yourself, on your profile.</p>`,
    bn: `<h2>জরিপে উত্তর দিলে</h2><p>আমরা রাখি আপনার উত্তর, শুরু ও শেষের সময়, কোন ভাষায় উত্তর দিয়েছেন, আর আপনার ফোন বা কম্পিউটারের জন্য একটি এলোমেলো কোড, যাতে পরে এসে বাকিটা শেষ করতে পারেন এবং দুবার গোনা না হয়। নাম বা যোগাযোগের তথ্য রাখা হয় শুধু জরিপে চাইলে আর আপনি দিলে। উত্তর পড়েন জরিপের মালিক; কী কাজে লাগবে তা তাঁর কাছে জেনে নিন।</p>
<h2>অ্যাকাউন্ট থাকলে</h2><p>আমরা রাখি আপনার নাম, ইমেইল বা মোবাইল নম্বর, পাসওয়ার্ডের এমন রূপ যা থেকে আসল পাসওয়ার্ড বের করা যায় না, আর কখন কোথা থেকে সাইন ইন করেছেন, যাতে আপনি তা দেখতে ও বন্ধ করতে পারেন।</p>
<h2>কুকি</h2><p>শুধু যেগুলো না হলেই নয়। বিজ্ঞাপন নেই, অন্য কারও নজরদারিও নেই।</p>
<ul><li><strong>আপনার সাইন ইন</strong> (<em>auth._token.local</em>, <em>auth._refresh_token.local</em>): আধা ঘণ্টা ও ৩০ দিন, অথবা সাইন আউট করা পর্যন্ত।</li>
<li><strong>এই ব্রাউজারে আগে সাইন ইন করেছেন, তার চিহ্ন</strong> (<em>jorip_known</em>): ৪০০ দিন।</li>
<li><strong>আপনার ভাষা</strong> (<em>t_locale</em>): ৩৬৫ দিন।</li>
<li><strong>সাইন ইনের আগে বেছে নেওয়া টেমপ্লেট</strong> (<em>temp_survey_id</em>): এক দিন।</li>
<li><strong>শুরু করা জরিপ</strong> (<em>jorip_respondent_…</em>), যাতে পরে এসে বাকিটা দিতে পারেন: ৩০ দিন।</li>
<li><strong>এই ফোন বা কম্পিউটারের এলোমেলো কোড</strong> (<em>jorip_device</em>), যাতে কাউকে দুবার গোনা না হয়: ৪০০ দিন।</li></ul>
<h2>আপনার অধিকার</h2><p>আপনার যে তথ্য রাখা আছে তা দেখতে, শুধরে নিতে বা মুছে ফেলতে বলতে পারেন। উত্তরের বেলায় জরিপের মালিককে বলুন। অ্যাকাউন্টের সবকিছু প্রোফাইল থেকে নিজেই নামিয়ে নিতে ও মুছে ফেলতে পারেন।</p>`,
  },
};

const legal: BaselinePage = {
  slug: 'legal-notice',
  title: { en: 'Legal notice', bn: 'আইনি ঘোষণা' },
  body: {
    en: `<p>This site runs on software called Jorip. You can reach the people who run it through the contact details at the foot of each page.</p>
<h2>Content of surveys</h2><p>Surveys are made by their owners, who are responsible for what they ask. If a survey breaks the law or the <a href="/page/terms-condition">terms</a>, tell the people who run this site; they will look at it and close it if needed.</p>
<h2>Links</h2><p>Other sites linked here are responsible for their own content.</p>`,
    bn: `<p>এই সাইট চলে Jorip নামের সফটওয়্যারে। যাঁরা এটি চালান, প্রতিটি পাতার নিচে তাঁদের দেওয়া ঠিকানায় যোগাযোগ করা যায়।</p>
<h2>জরিপের বিষয়বস্তু</h2><p>জরিপ তৈরি করেন তার মালিক, প্রশ্নের দায়ও তাঁর। কোনো জরিপ আইন বা <a href="/bn/page/terms-condition">ব্যবহারের শর্ত</a> ভাঙছে মনে হলে সাইটের পরিচালককে জানান; দেখে প্রয়োজনে সেটি বন্ধ করা হবে।</p>
<h2>লিংক</h2><p>লিংক ধরে অন্য সাইটে গেলে, সেখানকার লেখার দায় সেই সাইটের।</p>`,
  },
};

export const BASELINE_PAGES: BaselinePage[] = [aboutUs, services, terms, privacy, legal];
