/**
 * What the list of the world (`@zxcvbn-ts/language-common`) lacks: passwords of Bangladesh, of offices and of the last
 * years; lower case.
 */
const LIST = `
!@#$%^&* !@#$%^&*() !@#$1234 !q2w3e4r !qaz1qaz 01012009 01022010 01234567890 01312345678 01412345678 01512345678
01612345678 01700000000 01711111111 01712345678 01812345678 01912345678 09876543 0987654321 1234!@#$ 123456123456
1234567890- 159753159 16121971 1971bangladesh 21021952 26031971 654321654321 66668888 786110786 78678678 7867867867
852456852 8675309a 88888888a aa12345678 aaaa1234 abbaamma abbuammu abc1234567 abc12345678 abc@1234 abc@12345 abcabc123
abcd@123 abcd@1234 abcdefg123 admin123! admin1234 admin12345 admin123456 admin2020 admin2021 admin2022 admin2023
admin2024 admin2025 admin@123 admin@1234 admin@12345 adminadmin administrador administrator1 adminpass akash123
akash1234 akash12345 alexis12 alhamdulillah allah123 allah1234 allah12345 allahakbar allahhelpme allahis1 allahisone
allahone amarjibon amarma123 amarsonarbangla amitumi1 amma1234 ammaabba ammuabbu android1 angel1234 angel12345
angelbaby angels12 anthony123 aq12wsde3 argentina10 arif1234 arif12345 arif123456 ariful123 arsenal12 as12345678
assalamualaikum autumn12 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 ayesha12 ayesha123 ayesha1234 babu1234
babu12345 babu123456 baby12345 babyboy12 babygirl12 babygirl123 banana123 bangla123 bangla1234 bangla12345 bangla71
banglabangla bangladesh1 bangladesh12 bangladesh123 bangladesh1971 bangladesh71 bangladesh@123 barbie12 barcelona1
barcelona10 barcelona123 barisal1 barisal123 baseball123 basketball123 batman1234 beautiful123 bestfriend1 bestfriends
bhalobasha bismillah1 bismillah123 bismillah786 blacky12 blahblah1 blessed123 blue12345 blueeyes1 bmw12345 bogra123
bondhu123 brandon12 brandon123 brazil123 bubbles12 bubbles123 business1 butterfly123 butterscotch camaro12 captain123
cash1234 champion123 change_me changeme123 charlie12 chattogram cheese123 chelsea11 chelsea12 chelsea123 chittagong
chittagong1 chocolate12 chocolate123 chowdhury christ12 christian12 christmas1 college123 comilla1 comilla123
computer123 cowboys22 cowboys88 coxsbazar coxsbazar1 cricket12 cricket123 cristiano7 cristianoronaldo crystal12
cutiepie1 dancer12 dancing1 darling123 david1234 december12 default123 demo1234 demo12345 dhaka123 dhaka1234
dhaka12345 dhaka1971 dhaka@123 dhakacity diamond12 diamond123 digimon1 doctor12 doggie12 dollars1 doraemon1 dragon1234
dubai123 e1234567 eidmubarak elizabeth12 eminem123 engineer1 example1 facebook1 facebook123 family12 family123
family1st farhana1 fatema12 fatema123 father12 flower123 flowerpower footballer foreverlove foreverme fortnite
fortnite1 fortnite123 freedom12 freedom123 friends12 friends123 garden12 gazipur1 gazipur123 gloria12 gmail123
gmail1234 godbless1 godfather1 gold1234 goodluck1 gorgeous1 guest123 guest1234 guitar123 gymnastics halo1234 handsome1
hannah123 harleydavidson hasan123 hasan1234 hasan12345 hasan123456 heaven12 hello123! hello12345 hello2020 hello@123
hellokitty1 helloworld1 heyhey12 hiphop12 horses12 hossain1 hossain12 hossain123 hossen123 hotmail1 icecream1
iloveallah iloveammu ilovebangladesh ilovebd123 ilovemymom iloveu12 iloveu123 iloveu22 iloveyou13 iloveyou14 iloveyou3
iloveyou7 iloveyouso iloveyousomuch imran123 imran1234 imran12345 india1234 india@123 indonesia1 inshallah1 instagram
instagram1 instagram123 internet123 iphone12 ironman123 islam123 islam1234 islam12345 islam786 islamic1 jahid123
jahid1234 jannat12 jannat123 jannatul jasmine12 jessica12 jessica123 jessore1 jesus1234 jesuslives jibon123
jonathan123 joseph123 joy12345 joy123456 joybangla joybangla1 joybangla123 joybangla71 juventus1 juventus10 karim123
karim1234 khadija1 khan1234 khan12345 khan123456 khulna12 khulna123 khulna1234 kitten12 kobe2424 leomessi10 letmein!
letmein12 letmein1234 linkedin linkedin1 linkinpark1 lion1234 lionelmessi lionking1 liverpool123 lkjhgfds lkjhgfdsa
login123 login1234 lovebug1 loveisblind lovelove1 lovely12 lovely123 loveme123 loveyou12 loveyou123 lucky1234
m12345678 mabaabba mabababa madina123 madison12 makkah123 mamun123 mamun1234 mamun12345 manager123 manutd12 manutd123
marina12 mashallah1 mashrafe mashrafe2 master1234 masud123 masud1234 matthew12 matthew123 melissa12 melissa123
mercedesbenz messi1010 messi123 miguel12 mim12345 mim123456 minecraft1 minnie12 mitu1234 mohamed1 monday123 monir123
monkey1234 moonlight1 mother123 mountain1 muhammad1 muhammad123 muhammad786 muhammadsaw munna123 munna1234 mushfiq1
music1234 mustang12 mustang123 mylove12 mylove123 mylover1 mymensingh mymensingh1 mypassword1 myspace123 nahid123
nahid1234 narayanganj nayeem12 nepal123 newyork12 newyork123 neymar11 neymarjr noakhali noakhali1 noakhali123
nokia1234 nopass123 nothing123 nurse123 nusrat12 nusrat123 olivia12 orange123 p@$$w0rd p@ssw0rd1 p@ssw0rd123 p@ssword
pa$$word pakistan12 pakistan123 pakistan786 pass12345 pass123456 pass@123 pass@1234 passcode1 passpass1 passphrase
password#1 password007 password1! password123! password12345 password123456 password2020 password2021 password2022
password2023 password2024 password2025 password2026 password@1 password@123 patrick12 patrick123 phoenix12 pikachu123
pimpin12 pinterest playboy69 player12 playstation1 poiuytre poiuytrewq pretty12 princesa1 princess12 princess123
princess7 priya123 priya1234 puppies1 puppylove purple123 qwe12345 qwerty1! qwerty123! qwertyqwerty rachel12 rahim123
rahim1234 rahman12 rahman123 rahman1234 rainbow12 rainbow123 rajshahi rajshahi1 rajshahi123 raju1234 raju12345
rakib123 rakib1234 rakib12345 rakib123456 ramadan1 rana1234 rana12345 rana123456 rangpur1 rangpur123 realmadrid1
realmadrid7 rebecca12 richard123 ripon123 riya1234 rockstar123 rockyou1 rodrigo1 ronaldo07 root1234 root12345 roses123
rubel123 rubel1234 sabrina12 sagar123 sagor123 sagor1234 sakib123 sakib1234 sakib12345 samantha123 sample123 samsung12
sandra12 sarker123 school123 scorpion1 secret1234 september1 sexyboy1 shadow1234 shakib123 shakib75 shakib75al
shonarbangla shopno123 shuvo123 shuvo1234 silver123 sister12 sisters1 skater12 slipknot6 softball12 sohel123 sohel1234
sonarbangla spiderman123 spongebob1 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 steelers7
strawberry1 student12 student123 subhanallah success123 sujon123 sujon1234 sumaiya1 sumaiya123 summer123 summer2020
summer2021 summer2022 summer2023 summer2024 summer2025 sumon123 sumon1234 sumon12345 sunday12 sunshine12 sunshine123
sunshine2 superuser superuser1 suzuki12 sweetheart1 sweetie12 sweetlove sweety12 swimming1 sylhet12 sylhet123
sylhet1234 tamim123 tamim1234 tania123 tanvir12 tanvir123 taylor123 teacher123 test12345 test123456 test@123 test@1234
tester123 thepassword thunder123 tiger1234 tigers123 tigger123 tinkerbell1 toor1234 topsecret1 toyota12 truelove1
trustme1 tumiamar tupac123 tweety12 twitter1 user1234 user12345 user123456 username1 valobasha valobasi vanessa12
veronica1 victoria123 vietnam1 virgo123 volleyball1 welcome1! welcome1234 welcome2020 welcome2021 welcome2022
welcome2023 welcome2024 welcome2025 welcome@123 welcomeback welcomehome whatever! whatever12 whatever123 whatsapp
whatsapp1 william12 william123 windows10 windows7 winner123 winniethepooh winter123 winter2020 winter2021 winter2022
winter2023 winter2024 winter2025 wolverine1 x1234567 yahoo123 yellow123 yourpassword youtube1 youtube123 z12345678
zaq1@wsx zelda123 zxcvbnm,
`;

const SHORTEST = 8;

let everyone: Promise<ReadonlySet<string>> | undefined;

/** Whether many people use this password, by the commonest that leaks show. Lower case, as all that is looked up. */
export async function isCommonPassword(password: string): Promise<boolean> {
  everyone ??= read();
  return (await everyone).has(password);
}

/** Read with the first password that is chosen, so that no start waits for it. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const world = dictionary['passwords-common'].filter((password) => password.length >= SHORTEST);
  return new Set([...world, ...LIST.split(/\s+/).filter(Boolean)]);
}
